/**
 * Random numbers that are always the same for the same words, for drawings that must not change between two renderings.
 * @returns a function that gives the next number from 0 up to, not including, 1
 */
export const seededRandom = (seed: string): (() => number) => {
  // FNV-1a, then mulberry32: small, fast and even enough for pictures.
  let state = 2166136261;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};
