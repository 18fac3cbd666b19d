import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const FOLDER = 'docs/screens';
const REPORT = 'test-results/shots';
const VISIBLE = 32;

/** @param {string} file @returns {Buffer | null} as committed; null for a new one */
function committed(file) {
  try {
    return execFileSync('git', ['show', `HEAD:${FOLDER}/${file}`], {
      maxBuffer: 2 ** 26,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return null;
  }
}

/**
 * @param {Buffer} before @param {Buffer} after
 * @returns {Promise<{ share: number, png: Buffer }>} the share of changed pixels, and these in white
 */
async function compare(before, after) {
  const { width, height } = await sharp(after).metadata();
  const base = await sharp(before).resize({ width, height, fit: 'contain', position: 'top' }).toBuffer();
  const difference = await sharp(base)
    .composite([{ input: after, blend: 'difference' }])
    .removeAlpha()
    .png()
    .toBuffer();
  const changed = sharp(difference).greyscale().threshold(VISIBLE);
  const { channels } = await sharp(await changed.clone().png().toBuffer()).stats();
  return { share: (channels[0]?.mean ?? 0) / 255, png: await changed.png().toBuffer() };
}

const rows = [];
for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.webp'))) {
  const after = readFileSync(path.join(FOLDER, file));
  const before = committed(file);
  if (before?.equals(after)) continue;
  rows.push({ file, before, after, ...(before ? await compare(before, after) : { share: 1, png: null }) });
}
rows.sort((a, b) => b.share - a.share);

/** @param {Buffer | null} bytes @param {string} type */
const picture = (bytes, type) =>
  bytes ? `<img loading="lazy" src="data:image/${type};base64,${bytes.toString('base64')}">` : 'new';
const sections = rows.map(
  ({ file, before, after, share, png }) => `<h2>${file}: ${(share * 100).toFixed(1)} % of its pixels</h2>
<div>${picture(before, 'webp')}${picture(after, 'webp')}${picture(png, 'png')}</div>`,
);
mkdirSync(REPORT, { recursive: true });
writeFileSync(
  path.join(REPORT, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>Changed screens</title>
<style>body{font:16px sans-serif}div{display:grid;grid-template-columns:repeat(3,1fr);gap:8px}img{width:100%}</style>
<h1>Changed screens: before, after, difference</h1>${sections.join('\n')}`,
);
console.log(`${rows.length} screens differ from the committed ones: ${REPORT}/index.html`);
