// `npm run pictures`: draws every picture of the shop and renders it into public/pictures, with the manifest that
// server/db/seed/pictures.ts reads, the small drawings of the screens, and the icons. Takes minutes without its cache.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import sharp from 'sharp';
import { versionsOf } from '@vayal/fonts/inputsHash';
import { album, type Drawn } from './album';
import { hashFile, manifestFile, picturesDir, picturesHash, publicDir, root } from './inputs';
import { roundMark, squareMark } from './marks/mark';
import { share } from './marks/share';
import { renderPreview } from './preview';
import { render, type Recipe, type Rendered, type RenderedFile } from './render';
import type { Svg } from './svg';
import { icoOf, manifestOf, manifestText, smallDrawingsModule, storyPicturesModule, type Shown } from './writing';

const cacheDir = path.join(root, 'node_modules/.cache/pictures');
const renderer = JSON.stringify([
  versionsOf(['sharp']),
  ...['render.ts', 'placeholder.ts'].map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8')),
]);

/** Caches renderings by drawing and recipe. */
const renderOnce = async (name: string, svg: Svg, recipe: Recipe): Promise<Rendered> => {
  const key = createHash('sha256')
    .update(renderer)
    .update(name)
    .update(JSON.stringify(recipe))
    .update(svg)
    .digest('hex');
  const file = path.join(cacheDir, `${key}.json`);
  if (existsSync(file)) {
    const { picture, files } = JSON.parse(readFileSync(file, 'utf8')) as {
      picture: Rendered['picture'];
      files: { name: string; bytes: string }[];
    };
    return { picture, files: files.map((one) => ({ name: one.name, bytes: Buffer.from(one.bytes, 'base64') })) };
  }
  const rendered = await render(name, svg, recipe);
  const files = rendered.files.map((one) => ({ name: one.name, bytes: one.bytes.toString('base64') }));
  writeFileSync(file, JSON.stringify({ picture: rendered.picture, files }));
  return rendered;
};

mkdirSync(cacheDir, { recursive: true });
mkdirSync(picturesDir, { recursive: true });

const previewOnce = async (name: string, svg: Svg): Promise<RenderedFile> => {
  const key = createHash('sha256').update(renderer).update(name).update(svg).digest('hex');
  const file = path.join(cacheDir, `${key}.jpg`);
  const named = path.join(cacheDir, `${key}.name`);
  if (existsSync(file) && existsSync(named)) return { name: readFileSync(named, 'utf8'), bytes: readFileSync(file) };
  const preview = await renderPreview(name, svg);
  writeFileSync(file, preview.bytes);
  writeFileSync(named, preview.name);
  return preview;
};

/** The drawing by day and at dusk, and its preview. */
const renderAll = async ({ name, draw, ground, dark, share, recipe }: Drawn): Promise<Rendered> => {
  const rendered = await renderOnce(name, draw(), recipe);
  const atDusk = dark && (await renderOnce(`${name}-dark`, dark(), recipe));
  const preview = share && (await previewOnce(name, share()));
  return {
    picture: {
      ...rendered.picture,
      ...(ground && { ground }),
      ...(atDusk && { dark: atDusk.picture }),
      ...(preview && { share: `/pictures/${preview.name}` }),
    },
    files: [...rendered.files, ...(atDusk?.files ?? []), ...(preview ? [preview] : [])],
  };
};

// sharp renders in its own threads, so a few pictures at a time use all processors.
const waiting = [...album.entries()];
const shown: Shown[] = [];
const written = new Set([path.basename(manifestFile)]);
const sizes: Record<string, number> = {};
const work = async (): Promise<void> => {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [index, drawn] = next;
    const { picture, files } = await renderAll(drawn);
    shown[index] = { ...drawn, picture };
    for (const { name, bytes } of files) {
      written.add(name);
      sizes[drawn.group] = (sizes[drawn.group] ?? 0) + bytes.length;
      writeFileSync(path.join(picturesDir, name), bytes);
    }
  }
};
await Promise.all(Array.from({ length: availableParallelism() + 1 }, work));
for (const file of readdirSync(picturesDir)) if (!written.has(file)) rmSync(path.join(picturesDir, file));
writeFileSync(manifestFile, manifestText(manifestOf(shown)));

for (const [name, source] of [
  ['smallDrawings.ts', smallDrawingsModule(shown)],
  ['storyPictures.ts', storyPicturesModule(shown)],
] as const) {
  const file = path.join(root, 'src/components', name);
  writeFileSync(file, await format(source, { ...(await resolveConfig(file)), filepath: file }));
}

/** The mark in the sizes that systems require. */
const png = (svg: string, side: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * side) / 40 })
    .resize(side, side)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
const icons: Readonly<Record<string, Buffer>> = {
  'favicon.svg': Buffer.from(`${roundMark()}\n`),
  'favicon.ico': icoOf(await png(roundMark(), 48), 48),
  'apple-touch-icon.png': await png(squareMark(0.8), 180),
  'icons/icon-192.png': await png(roundMark(), 192),
  'icons/icon-512.png': await png(roundMark(), 512),
  'icons/maskable-192.png': await png(squareMark(0.66), 192),
  'icons/maskable-512.png': await png(squareMark(0.66), 512),
  'share.jpg': await sharp(Buffer.from(share()), { unlimited: true }).jpeg({ quality: 80, mozjpeg: true }).toBuffer(),
};
mkdirSync(path.join(publicDir, 'icons'), { recursive: true });
for (const [file, bytes] of Object.entries(icons)) writeFileSync(path.join(publicDir, file), bytes);

writeFileSync(hashFile, `${picturesHash()}\n`);
for (const [group, bytes] of Object.entries(sizes)) console.log(`${String(bytes).padStart(9)} bytes  ${group}`);
console.log(
  `${String(Object.values(sizes).reduce((sum, bytes) => sum + bytes, 0)).padStart(9)} bytes  in ${written.size - 1} files`,
);
