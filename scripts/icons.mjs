// Draws the program's icon (renderer/public/icon.svg) in the sizes and containers that systems want. Needs a Chromium.
import { chromium } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CHROMIUM, CHROMIUM_ARGS } from './chromium.mjs';

const top = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const svg = readFileSync(path.join(top, 'renderer/public/icon.svg'), 'utf8');
const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGS });
const page = await browser.newPage({ viewport: { width: 1024, height: 1024 } });

/** The icon as a square PNG. */
async function png(size) {
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
  return page.locator('svg').screenshot({ omitBackground: true });
}

async function drawn(sizes) {
  const pictures = [];
  for (const size of sizes) pictures.push([size, await png(size)]);
  return pictures;
}

/** Windows: a directory of pictures, each a PNG. */
function ico(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(([size, png], at) => {
    const entry = 6 + 16 * at;
    head.writeUInt8(size % 256, entry);
    head.writeUInt8(size % 256, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...pictures.map(([, png]) => png)]);
}

/** macOS: blocks of a type, a length and a PNG. */
function icns(pictures) {
  const types = { 128: 'ic07', 256: 'ic08', 512: 'ic09', 1024: 'ic10' };
  const blocks = pictures.map(([size, png]) => {
    const head = Buffer.alloc(8);
    head.write(types[size], 0, 'latin1');
    head.writeUInt32BE(png.length + 8, 4);
    return Buffer.concat([head, png]);
  });
  const all = Buffer.concat(blocks);
  const head = Buffer.alloc(8);
  head.write('icns', 0, 'latin1');
  head.writeUInt32BE(all.length + 8, 4);
  return Buffer.concat([head, all]);
}

const to = (name, bytes) => writeFileSync(path.join(top, name), bytes);
for (const [size, picture] of await drawn([64, 192, 512])) to(`renderer/public/icon-${size}.png`, picture);
to('build/resources/icon.png', await png(512));
to('build/resources/icon.ico', ico(await drawn([16, 32, 48, 64, 128, 256])));
to('build/resources/icon.icns', icns(await drawn([128, 256, 512, 1024])));
await browser.close();
