import type { FeedPosition } from '../../db/changeFeed';

/** The id of an event, from which a stream goes on. */
export const writePosition = ({ snapshot, atMs }: FeedPosition): string => `${snapshot}@${atMs}`;

/** A snapshot's lower and upper end, and the transactions under way between them. */
const POSITION = /^(\d{1,18}):(\d{1,18}):((?:\d{1,18}(?:,\d{1,18})*)?)@(\d{1,16})$/;
const MAX_LENGTH = 4_000;

/** Null for what was not issued here. */
export function readPosition(id: string): FeedPosition | null {
  const [, lower, upper, underWay = '', atMs] = (id.length <= MAX_LENGTH && POSITION.exec(id)) || [];
  if (lower === undefined || upper === undefined) return null;
  const numbers = [lower, ...underWay.split(',').filter(Boolean), upper].map(BigInt);
  const isSnapshot = numbers.every((number, at) => number > 0n && number >= (numbers[at - 1] ?? 0n));
  return isSnapshot ? { snapshot: `${lower}:${upper}:${underWay}`, atMs: Number(atMs) } : null;
}
