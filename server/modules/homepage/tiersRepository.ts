import { not, type SQL } from 'drizzle-orm';
import {
  allOf,
  anyOf,
  conditionsFromTheBest,
  isMeant,
  LEAST_SHARE,
  leastMatches,
  matchesSearch,
  mostUses,
  type Condition,
  type Reading,
  type Search,
} from './relevanceRepository';

/** One rank of a search's answers, with the condition on its products. At least so many have this rank or a better one. */
export interface Tier extends Condition {
  rank: number;
}

/** Each is a query of its own: more take longer than sorting all. */
const MOST_TIERS = 12;
const MOST_WAYS = 100;

/** The ranks that rankOf() gives one by one, the best first; null where there are too many of them. */
export function tiersOf(search: Search): Tier[] | null {
  if (search.similarOnly) return tiersOfShares(search.readings);
  const best = [...conditionsFromTheBest(search), { condition: matchesSearch(search), atLeast: leastMatches(search) }];
  const conditions = best.map(({ condition }) => condition);
  return best.map(({ atLeast }, place) => ({
    rank: best.length - 1 - place,
    condition: noneBefore(conditions, place),
    atLeast,
  }));
}

/** The condition at a place, and none of those before it. */
const noneBefore = (conditions: SQL[], place: number): SQL =>
  allOf([conditions[place], ...conditions.slice(0, place).map((better) => not(better))]);

/** A product may answer to each word by one of the things that it may mean, or not at all. */
function tiersOfShares(words: Reading[][]): Tier[] | null {
  let ways: { sum: number; conditions: SQL[]; atLeast: number }[] = [{ sum: 0, conditions: [], atLeast: 0 }];
  for (const word of words) {
    ways = ways.flatMap((way) =>
      choicesOf(word).map(({ likeness, condition, atLeast }) => ({
        sum: way.sum + likeness,
        conditions: [...way.conditions, condition],
        // How many answer to two words at once nobody knows.
        atLeast: words.length === 1 ? atLeast : 0,
      })),
    );
    if (ways.length > MOST_WAYS) return null;
  }
  const byRank = new Map<number, Condition[]>();
  for (const { sum, conditions, atLeast } of ways) {
    const share = sum / words.length;
    if (share < LEAST_SHARE) continue;
    const rank = Math.round(1000 * share);
    byRank.set(rank, [...(byRank.get(rank) ?? []), { condition: allOf(conditions), atLeast }]);
  }
  if (byRank.size > MOST_TIERS) return null;
  return [...byRank]
    .sort(([a], [b]) => b - a)
    .map(([rank, alike]) => ({
      rank,
      condition: anyOf(alike.map(({ condition }) => condition)),
      atLeast: Math.max(...alike.map(({ atLeast }) => atLeast)),
    }));
}

function choicesOf(word: Reading[]): (Condition & { likeness: number })[] {
  const likenesses = [...new Set(word.map(({ likeness }) => likeness))].sort((a, b) => b - a);
  const choices = likenesses.map((likeness) => word.filter((reading) => reading.likeness === likeness));
  const conditions = choices.map((readings) => anyOf(readings.map(isMeant)));
  return [...likenesses, 0].map((likeness, place) => ({
    likeness,
    condition: noneBefore(conditions, place),
    atLeast: mostUses(choices[place] ?? []),
  }));
}
