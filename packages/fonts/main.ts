// `npm run fonts`: cuts the shop's fonts into public/fonts, and writes the theme's font faces and the preloads.
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { cutFont, packagesDir, toWoff2 } from './cutFont';
import { faces, licences } from './faces';
import { fallbackDescriptors, inLookupOrder } from './fallbacks';
import { fontsDir, fontsHash, hashFile, root } from './inputs';
import { openFont } from './shaping';
import { fontFacesModule, withPreloads, type CutFace } from './styleSheet';

rmSync(fontsDir, { recursive: true, force: true });
mkdirSync(fontsDir, { recursive: true });

const cutFaces: CutFace[] = [];
for (const face of faces) {
  const cut = await cutFont(face);
  const { font, unitsPerEm, characters } = openFont(cut);
  const woff2 = await toWoff2(cut);
  const file = `${face.name}.${createHash('sha256').update(woff2).digest('hex').slice(0, 10)}.woff2`;
  writeFileSync(path.join(fontsDir, file), woff2);
  const fallbacks = inLookupOrder(face.fallbacks ?? []).map((name) => fallbackDescriptors(font, unitsPerEm, name));
  cutFaces.push({ ...face, file, characters, fallbacks });
  console.log(`${String(woff2.length).padStart(6)} bytes  ${file}`);
}

for (const [file, source] of Object.entries(licences)) {
  copyFileSync(path.join(packagesDir, source), path.join(fontsDir, file));
}

const facesFile = path.join(root, 'src/app/theme/fontFaces.ts');
const style = await resolveConfig(facesFile);
writeFileSync(facesFile, await format(fontFacesModule(cutFaces), { ...style, filepath: facesFile }));
const page = path.join(root, 'public/index.html');
writeFileSync(page, withPreloads(readFileSync(page, 'utf8'), cutFaces));
writeFileSync(hashFile, `${fontsHash()}\n`);
