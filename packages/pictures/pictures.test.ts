import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Picture } from '../../contract/pictures';
import { smallDrawings } from '../../src/components/smallDrawings';
import { storyPictures } from '../../src/components/storyPictures';
import { album, CARD_WIDTH } from './album';
import { hashFile, manifestFile, picturesDir, picturesHash, publicDir, root } from './inputs';
import { glyphsOf, missingGlyphs, textLine } from './lettering';
import { packs } from './packs/packshot';
import { seedProducts } from './packs/seedProducts';
import { render } from './render';
import type { Manifest } from './writing';

const KB = 1024;
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
const files = readdirSync(picturesDir).filter((file) => file !== path.basename(manifestFile));
const bytesOf = (file: string): number => statSync(path.join(picturesDir, file)).size;

const productPictures = [...Object.values(manifest.packs), ...Object.values(manifest.served)];
const pictures: Picture[] = [
  ...productPictures,
  ...Object.values(manifest.categories),
  ...Object.values(manifest.banners).flatMap(({ wide, tall }) => [wide, tall]),
  ...Object.values(manifest.recipes),
  ...Object.values(smallDrawings),
  ...Object.values(storyPictures),
];
const filesOf = ({ path: base, avif, webp, dark, share }: Picture): string[] => [
  ...avif.map((width) => `${path.basename(base)}-${width}.avif`),
  ...webp.map((width) => `${path.basename(base)}-${width}.webp`),
  ...(dark ? filesOf(dark) : []),
  ...(share === undefined ? [] : [path.basename(share)]),
];
const previews = files.filter((file) => file.endsWith('.jpg'));

it('is up to date with its inputs (else: npm run pictures)', () => {
  expect(readFileSync(hashFile, 'utf8').trim()).toBe(picturesHash());
});

it('has every file that is named, and no other', () => {
  expect(pictures.flatMap(filesOf).toSorted()).toEqual(files.toSorted());
});

it('shows all 52 products in all their packs, and as a dish', () => {
  const productIds = seedProducts.map(({ sku }) => sku.toLowerCase());
  const packIds = seedProducts.flatMap(({ sku, packs: sizes }) =>
    sizes.map(({ netGrams }) => `${sku.toLowerCase()}-${netGrams}`),
  );
  expect(productIds).toHaveLength(52);
  expect(Object.keys(manifest.served).toSorted()).toEqual(productIds.toSorted());
  expect(
    Object.keys(manifest.packs)
      .filter((id) => !id.startsWith('set-'))
      .toSorted(),
  ).toEqual(packIds.toSorted());
});

it('limits all pictures together to 9 MB, and previews of links to 5 MB and 120 KB each', () => {
  const sum = (some: readonly string[]) => some.reduce((bytes, file) => bytes + bytesOf(file), 0);
  expect(sum(files.filter((file) => !previews.includes(file)))).toBeLessThan(9 * KB * KB);
  expect(sum(previews)).toBeLessThan(5 * KB * KB);
  expect(previews.filter((file) => bytesOf(file) >= 120 * KB)).toEqual([]);
});

it('has a preview of 1200 × 630 for links to each product, set, category and recipe', async () => {
  const sets = Object.entries(manifest.packs).filter(([id]) => id.startsWith('set-'));
  const shown = [manifest.served, manifest.categories, manifest.recipes, Object.fromEntries(sets)].flatMap((some) =>
    Object.values(some),
  );
  expect(shown.filter(({ share }) => share === undefined)).toEqual([]);
  expect(previews).toHaveLength(shown.length);
  const { width, height } = await sharp(path.join(picturesDir, previews[0]!)).metadata();
  expect([width, height]).toEqual([1200, 630]);
});

it('draws banners, categories and Our Story for dark pages, too, and cuts the rest out of its ground', () => {
  const scenes = [
    ...Object.values(manifest.banners).flatMap(({ wide, tall }) => [wide, tall]),
    ...Object.values(manifest.categories),
    ...Object.values<Picture>(storyPictures),
  ];
  expect(scenes.filter(({ dark }) => !dark)).toEqual([]);
  const things: Picture[] = [manifest.packs, manifest.served, manifest.recipes, smallDrawings].flatMap((some) =>
    Object.values(some),
  );
  expect(things.filter(({ ground, placeholder }) => !ground || placeholder !== '')).toEqual([]);
});

it('limits the picture of a card, at a device pixel ratio of 2, to 14 KB', () => {
  const filesAt = (width: number, some: Record<string, Picture>) =>
    Object.values(some).map(({ path: base }) => `${path.basename(base)}-${width}.avif`);
  const cards = [...filesAt(CARD_WIDTH, manifest.packs), ...filesAt(720, manifest.served)];
  expect(cards).toHaveLength(149 + 52);
  expect(cards.map((file) => [file, bytesOf(file)] as const).filter(([, bytes]) => bytes >= 14 * KB)).toEqual([]);
});

it('limits a phone’s banner to 50 KB, and any placeholder to 200 bytes', () => {
  const onPhones = Object.values(manifest.banners).map(({ tall }) => filesOf(tall)[0]!);
  expect(onPhones.filter((file) => bytesOf(file) > 50 * KB)).toEqual([]);
  expect(pictures.filter(({ placeholder }) => placeholder.length > 200)).toEqual([]);
});

it('reports the true size of its files', async () => {
  for (const picture of pictures.filter((_, index) => index % 20 === 0)) {
    const largest = filesOf(picture)[picture.avif.length - 1]!;
    const { width, height } = await sharp(path.join(picturesDir, largest)).metadata();
    expect([largest, width, height]).toEqual([largest, picture.width, picture.height]);
  }
});

it('renders deterministically', async () => {
  const drawn = album.find(({ id }) => id === 'ml-thinai-500')!;
  const [once, again] = await Promise.all([1, 2].map(() => render(drawn.name, drawn.draw(), drawn.recipe)));
  expect(again!.picture).toEqual(once!.picture);
  expect(again!.files).toEqual(once!.files);
});

it('has glyphs for every name on every label, in English and in Tamil', () => {
  const faults = packs.flatMap(({ id, weight, text }) => {
    const latin = `${text.title}${weight}`;
    const missing = [
      ...missingGlyphs('display', latin),
      ...missingGlyphs('text', text.subtitle),
      ...missingGlyphs('tamil', text.tamil),
    ];
    return missing.length > 0 ? [[id, missing]] : [];
  });
  expect(faults).toEqual([]);
  expect(() => textLine('தினை 米', 0, 0, { typeface: 'tamil', size: 10, fill: 'black' })).toThrow(
    'The tamil face has no 米',
  );
});

it('shapes Tamil: a vowel sign goes before its consonant, and some syllables are one sign', () => {
  const [na] = glyphsOf('tamil', 'ன');
  // In தினை the last sign, ை, is encoded after ன and rendered before it.
  expect(glyphsOf('tamil', 'தினை').at(-1)).toBe(na);
  expect(glyphsOf('tamil', 'கு')).toHaveLength(1);
});

it('has the mark in every size that systems require', async () => {
  const side = async (file: string) => (await sharp(path.join(publicDir, file)).metadata()).width;
  const { icons } = JSON.parse(readFileSync(path.join(publicDir, 'manifest.webmanifest'), 'utf8')) as {
    icons: { src: string; sizes: string; purpose: string }[];
  };
  for (const { src, sizes } of icons.filter(({ sizes }) => sizes !== 'any')) {
    expect([src, `${await side(src)}x${await side(src)}`]).toEqual([src, sizes]);
  }
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
  const page = readFileSync(path.join(root, 'public/index.html'), 'utf8');
  for (const file of ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png']) {
    expect(page).toContain(`href="${file}"`);
    expect(statSync(path.join(publicDir, file)).size).toBeGreaterThan(0);
  }
  const share = await sharp(path.join(publicDir, 'share.jpg')).metadata();
  expect([share.width, share.height]).toEqual([1200, 630]);
  expect(statSync(path.join(publicDir, 'share.jpg')).size).toBeLessThan(200 * KB);
});
