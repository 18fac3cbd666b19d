/** Shorter words are too like others, longer ones too many. */
const SHORTEST = 4;
const LONGEST = 20;

/** The words that somebody meant who hit two neighbouring letters in the wrong order: 'rgai' may be 'ragi'. */
export function withTwoChangedOver(word: string): string[] {
  const letters = Array.from(word);
  if (letters.length < SHORTEST || letters.length > LONGEST) return [];
  const changed = letters.slice(1).map((letter, place) => letters.toSpliced(place, 2, letter, letters[place] ?? ''));
  return [...new Set(changed.map((each) => each.join('')))].filter((each) => each !== word);
}
