import { browserTest, DESKTOP, PHONE } from "../support/browser-test.mjs";
import { visit } from "../support/storage.mjs";
const L = process.env.L ?? "he";
browserTest(
  "zz pages",
  async (page) => {
    await visit(page, "#/", { language: L });
    for (const path of (
      process.env.P ??
      "#/,#/settings,#/rules/one-up,#/setup/shootout,#/play/one-hundred-and-one,#/play/one-up,#/play/shootout,#/play/broken-ladder,#/puzzles,#/tutorial/one-up"
    ).split(",")) {
      await page.go(path);
      await page.find("h1");
      await page.settled();
      await new Promise((r) => setTimeout(r, 700));
      await page.shot(`zz-${L}-${path.replaceAll("/", "_").replace("#", "")}`);
    }
  },
  { sizes: [PHONE, DESKTOP], timeout: 200000 },
);
