import { everywhere, PHONE, DESKTOP } from "./everywhere.mjs";
import { readFileSync } from "node:fs";
const all = readFileSync("/work/main/tests/links.txt", "utf8").trim().split("\n").map((l) => l.split(" "));
const theme = process.env.THEME ?? "light";
everywhere("shots", async (page) => {
  await page.run("localStorage.setItem('spot-on/settings', JSON.stringify({pace:'off', colours: arguments[0], theme: arguments[0]}))", theme);
  const shot = (n) => page.shot(`rec-${n}-${page.size.name}-${theme}`);
  await page.go("#/records"); await page.reload(); await page.find("h1"); await shot("empty");
  const ids = ["hundred-rummy","shootout","one-hundred-and-one","broken-ladder","one-up"];
  for (const id of process.env.IDS?.split(",") ?? ids) {
    const link = all.find(([g]) => g === id)[2];
    await page.go("#/match/" + link); await page.find(".in-force"); await shot("link-" + id);
    await page.go("#/replay/" + link); await page.find(".reel");
    for (let i = 0; i < 12; i++) await page.press("ArrowRight");
    await page.still(); await shot("replay-" + id);
    await page.run("const s = document.querySelector('.reel select'); s.value='1'; s.dispatchEvent(new Event('change', {bubbles:true}))");
    await page.still(); await shot("replay1-" + id);
  }
}, { sizes: [PHONE, DESKTOP] });
