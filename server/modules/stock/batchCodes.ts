/** Equal for spellings of one code that differ in case, width, spaces or dashes. */
export const foldBatchCode = (code: string): string =>
  code
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\s\p{Pd}−_]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/** Below, all codes would be near each other. */
const SHORTEST_MISSPELT = 3;

/** Letters and digits that a hand or a printer confuses, without separators. */
const confusable = (folded: string): string => folded.replaceAll('-', '').replaceAll('o', '0').replaceAll(/[il]/g, '1');

/** Whether two codes look the same on a label: O and 0, I and 1, a separator more or less. */
export const looksAlike = (one: string, other: string): boolean =>
  confusable(foldBatchCode(one)) === confusable(foldBatchCode(other));

/** Whether the codes look alike, or one typing error apart: a character changed, added, dropped or swapped. */
export function isNearCode(one: string, other: string): boolean {
  const [a, b] = [foldBatchCode(one), foldBatchCode(other)];
  if (looksAlike(a, b)) return true;
  if (Math.min(a.length, b.length) < SHORTEST_MISSPELT) return false;
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [restA, restB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  const isSwapped = restA.length === 2 && restA === `${restB.slice(1)}${restB.slice(0, 1)}`;
  return Math.max(restA.length, restB.length) <= 1 || isSwapped;
}
