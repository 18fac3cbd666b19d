import { not, type SQL } from 'drizzle-orm';
import {
  allOf,
  anyOf,
  conditionsFromTheBest,
  isMeant,
  LEAST_SHARE,
  matchesSearch,
  type Reading,
  type Search,
} from './relevanceRepository';

/** One rank of a search's answers, with the condition on its products. */
export interface Tier {
  rank: number;
  condition: SQL;
}

/** Each is a query of its own: more take longer than sorting all. */
const MOST_TIERS = 12;
const MOST_WAYS = 100;

/** The ranks that rankOf() gives one by one, the best first; null where there are too many of them. */
export function tiersOf(search: Search): Tier[] | null {
  if (search.similarOnly) return tiersOfShares(search.readings);
  const conditions = [...conditionsFromTheBest(search), matchesSearch(search)];
  return conditions.map((_, place) => ({
    rank: conditions.length - 1 - place,
    condition: noneBefore(conditions, place),
  }));
}

/** The condition at a place, and none of those before it. */
const noneBefore = (conditions: SQL[], place: number): SQL =>
  allOf([conditions[place], ...conditions.slice(0, place).map((better) => not(better))]);

/** A product may answer to each word by one of the things that it may mean, or not at all. */
function tiersOfShares(words: Reading[][]): Tier[] | null {
  let ways: { sum: number; conditions: SQL[] }[] = [{ sum: 0, conditions: [] }];
  for (const word of words) {
    ways = ways.flatMap((way) =>
      choicesOf(word).map(({ likeness, condition }) => ({
        sum: way.sum + likeness,
        conditions: [...way.conditions, condition],
      })),
    );
    if (ways.length > MOST_WAYS) return null;
  }
  const byRank = new Map<number, SQL[]>();
  for (const { sum, conditions } of ways) {
    const share = sum / words.length;
    if (share < LEAST_SHARE) continue;
    const rank = Math.round(1000 * share);
    byRank.set(rank, [...(byRank.get(rank) ?? []), allOf(conditions)]);
  }
  if (byRank.size > MOST_TIERS) return null;
  return [...byRank].sort(([a], [b]) => b - a).map(([rank, conditions]) => ({ rank, condition: anyOf(conditions) }));
}

function choicesOf(word: Reading[]): { likeness: number; condition: SQL }[] {
  const likenesses = [...new Set(word.map(({ likeness }) => likeness))].sort((a, b) => b - a);
  const conditions = likenesses.map((likeness) =>
    anyOf(word.filter((reading) => reading.likeness === likeness).map(isMeant)),
  );
  return [...likenesses, 0].map((likeness, place) => ({ likeness, condition: noneBefore(conditions, place) }));
}
