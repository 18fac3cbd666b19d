/** Longer rows of letters are no name that lost its spaces. */
const LONGEST_ROW = 40;
/** One letter is no word to cut off: every row would fall into them. */
const SHORTEST_PIECE = 2;
const MOST_WAYS = 8;

/** All that may be one of the shop's words in some words without their spaces, and all that may begin one at their end: both also as a whole. */
export function piecesOf(typed: readonly string[]): { pieces: string[]; endings: string[] } {
  const row = typed.join('');
  if (row.length > LONGEST_ROW) return { pieces: [], endings: [] };
  const pieces = new Set<string>();
  const endings: string[] = [];
  for (let start = 0; start + SHORTEST_PIECE <= row.length; start += 1) {
    endings.push(row.slice(start));
    for (let end = start + SHORTEST_PIECE; end <= row.length; end += 1) pieces.add(row.slice(start, end));
  }
  return { pieces: [...pieces], endings };
}

/**
 * The ways to cut some words without their spaces into words of the shop, at other places than they were typed: 'blackrice' into 'black rice',
 * 'kuthirai vali' into 'kuthiraivali'. The last one only begins so, for it may still be being typed.
 * @param isWord whether the shop has this word
 * @param isBeginning whether it has one that begins so
 */
export function otherWaysToCut(
  typed: readonly string[],
  { isWord, isBeginning }: { isWord: (piece: string) => boolean; isBeginning: (piece: string) => boolean },
): string[][] {
  const row = typed.join('');
  if (row.length > LONGEST_ROW) return [];
  const ways: string[][] = [];
  const cut = (start: number, before: string[]): void => {
    if (ways.length >= MOST_WAYS) return;
    const rest = row.slice(start);
    if (rest.length >= SHORTEST_PIECE && isBeginning(rest)) ways.push([...before, rest]);
    for (let end = start + SHORTEST_PIECE; end < row.length; end += 1) {
      const piece = row.slice(start, end);
      if (isWord(piece)) cut(end, [...before, piece]);
    }
  };
  cut(0, []);
  return ways.filter((way) => way.length !== typed.length || way.some((word, place) => word !== typed[place]));
}
