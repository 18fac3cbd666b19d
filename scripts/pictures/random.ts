import { seededRandom } from '../../src/lib/seededRandom';

/** Chance that always falls the same way for the same words. */
export interface Random {
  /** From `low` up to, not including, `high`. */
  between: (low: number, high: number) => number;
  /** Around a middle, mostly near it, never further than `spread`. */
  around: (middle: number, spread: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
  chance: (share: number) => boolean;
}

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
