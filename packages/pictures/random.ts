/** Random numbers from a seed. */
export interface Random {
  /** From `low` up to, not including, `high`. */
  between: (low: number, high: number) => number;
  /** Around a middle, mostly near it, at most `spread` away. */
  around: (middle: number, spread: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
  chance: (share: number) => boolean;
}

/** Numbers from 0 up to, not including, 1. */
const seededRandom = (seed: string): (() => number) => {
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

export const randomOf = (seed: string): Random => {
  const next = seededRandom(seed);
  return {
    between: (low, high) => low + next() * (high - low),
    around: (middle, spread) => middle + (next() + next() + next() - 1.5) * (spread / 1.5),
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('There is nothing to pick from');
      return item;
    },
    chance: (share) => next() < share,
  };
};
