import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { packText, withoutControls } from './packedText';

/** An opening as pages have it: something new in each answer, and always the same end. */
const makeOpening = () => Buffer.from(`<style nonce="${randomBytes(18).toString('base64')}">`);
const OPENING_BYTES = makeOpening().length;

const page = (cards: number) =>
  Array.from({ length: cards }, (_, at) => `<li class="card"><h2>தினை ${at}</h2><p>₹${at * 7}</p></li>`).join('\n');

const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (packed: Buffer) => packed };

/** Text that a compressor copies from near and far, and another one each time. */
const scribble = (length: number): string => {
  const words = ['<li class="', 'css-1ab', '">', 'தினை', ' ', '₹', '</li>', '{"_id":', '\n', 'millet', '7', 'a'];
  return Array.from(randomBytes(length), (byte) => words[byte % words.length]).join('');
};

it.each(['br', 'gzip', 'identity'] as const)(
  'gives each reader their own opening and all the rest, as %s',
  async (encoding) => {
    for (const rest of [
      '',
      'x',
      page(1),
      page(40),
      page(4000),
      scribble(20_000),
      randomBytes(90_000).toString('base64'),
    ]) {
      const packed = packText(OPENING_BYTES, '">', rest);
      for (let answer = 0; answer < 5; answer += 1) {
        if (answer === 3 && encoding === 'br') await packed.packBetter();
        const opening = makeOpening();
        const sent = await packed.open(opening, encoding);
        expect(unpack[encoding](sent).toString()).toBe(opening.toString() + rest);
      }
    }
  },
);

it('is small', async () => {
  const rest = page(1000);
  const packed = packText(OPENING_BYTES, '">', rest);
  for (const encoding of ['br', 'gzip'] as const) {
    expect((await packed.open(makeOpening(), encoding)).length).toBeLessThan(rest.length / 5);
  }
});

it('is smaller for readers of brotli once it is packed better', async () => {
  const packed = packText(OPENING_BYTES, '">', scribble(20_000));
  const before = await packed.open(makeOpening(), 'br');
  await packed.packBetter();
  expect((await packed.open(makeOpening(), 'br')).length).toBeLessThan(before.length * 0.97);
});

it('survives openings that repeat what stands in the rest', async () => {
  const opening = '<li class="card"><h2>தினை 1</h2><p>₹7</p></li>">';
  const rest = page(50);
  const packed = packText(Buffer.byteLength(opening), '">', rest);
  expect(brotliDecompressSync(await packed.open(Buffer.from(opening), 'br')).toString()).toBe(opening + rest);
});

it('refuses an opening of another length', async () => {
  expect(() => packText(5000, '">', 'rest')).toThrow('too long');
  await expect(packText(10, '">', 'rest').open(Buffer.from('short'), 'br')).rejects.toThrow('5 bytes, not 10');
});

/** Each control character that is no tab and no line break. */
const CONTROLS = Array.from({ length: 0xa0 }, (_, code) => code).filter(
  (code) => (code < 0x20 && ![9, 10, 13].includes(code)) || code >= 0x7f,
);

it.each(CONTROLS)('refuses the control character %i: for a row of them the opening would be copied', (code) => {
  const rest = `<h1>a${String.fromCharCode(code)}b</h1>`;
  expect(() => packText(OPENING_BYTES, '">', rest)).toThrow('control characters');
  expect(withoutControls(rest)).toBe('<h1>a b</h1>');
});

it('leaves all other characters as they are', () => {
  const others = Array.from({ length: 0x3000 }, (_, code) => code).filter((code) => !CONTROLS.includes(code));
  const text = String.fromCharCode(...others);
  expect(withoutControls(text)).toBe(text);
});

it('has no text that it spoils', async () => {
  for (let length = 1; length < 400; length += 1) {
    const opening = makeOpening();
    const rest = scribble(length);
    const packed = packText(OPENING_BYTES, '">', rest);
    expect(brotliDecompressSync(await packed.open(opening, 'br')).toString()).toBe(opening.toString() + rest);
    await packed.packBetter();
    expect(brotliDecompressSync(await packed.open(opening, 'br')).toString()).toBe(opening.toString() + rest);
  }
});
