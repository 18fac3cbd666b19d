import type { FeedPosition } from '../../db/changeFeed';

/** Event id for resuming. */
export const writePosition = ({ snapshot, atMs }: FeedPosition): string => `${snapshot}@${atMs}`;

/** `pg_snapshot` text, then milliseconds. */
const POSITION = /^(\d{1,18}):(\d{1,18}):((?:\d{1,18}(?:,\d{1,18})*)?)@(\d{1,16})$/;
const MAX_LENGTH = 4_000;

export function readPosition(id: string): FeedPosition | null {
  const [, lower, upper, underWay = '', atMs] = (id.length <= MAX_LENGTH && POSITION.exec(id)) || [];
  if (lower === undefined || upper === undefined) return null;
  const numbers = [lower, ...underWay.split(',').filter(Boolean), upper].map(BigInt);
  const isSnapshot = numbers.every((number, at) => number > 0n && number >= (numbers[at - 1] ?? 0n));
  return isSnapshot ? { snapshot: `${lower}:${upper}:${underWay}`, atMs: Number(atMs) } : null;
}
