// Draws public/assets/icons/*.png from public/assets/icon.svg, in the browser that the tests use. Run it when the icon changes.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { session, stop } from "../../tests/browser/support/driver.mjs";

const svg = readFileSync("public/assets/icon.svg", "utf8");

// Systems cut off the corners themselves. `bleed` fills the whole square, and scales the picture by this factor into
// the area that is never cut off.
const ICONS = [
  { name: "icon-192", size: 192 },
  { name: "icon-512", size: 512 },
  { name: "icon-180", size: 180, bleed: 0.9 },
  { name: "maskable-512", size: 512, bleed: 0.8 },
];

function paint(svg, size, bleed, done) {
  const image = new Image();
  image.onload = () => {
    const canvas = Object.assign(document.createElement("canvas"), { width: size, height: size });
    const pen = canvas.getContext("2d");
    pen.fillStyle = svg.match(/<rect[^>]*fill="([^"]*)"/)[1];
    if (bleed) pen.fillRect(0, 0, size, size);
    const [inside, edge] = bleed ? [size * bleed, (size * (1 - bleed)) / 2] : [size, 0];
    pen.drawImage(image, edge, edge, inside, inside);
    done(canvas.toDataURL("image/png").split(",")[1]);
  };
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

mkdirSync("public/assets/icons", { recursive: true });
const { driver } = await session("chromium", { width: 600, height: 600 });
try {
  for (const { name, size, bleed } of ICONS) {
    const sized = svg.replace("<svg ", `<svg width="${size}" height="${size}" `);
    const png = await driver.executeAsyncScript(`(${paint})(...arguments)`, sized, size, bleed ?? 0);
    writeFileSync(`public/assets/icons/${name}.png`, Buffer.from(png, "base64"));
  }
} finally {
  await driver.quit();
  await stop();
}
