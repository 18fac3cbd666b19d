import type { Locality } from '../../../contract/homepage';

const NOT_A_LETTER = /[^\p{L}\p{M}\p{N}]+/gu;
const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replace(NOT_A_LETTER, ' ').trim();

/** The one locality that a text names in any language, with or without its PIN code; none where several have it. */
export const localityNamed = (localities: readonly Locality[], text: string): Locality | undefined => {
  const typed = plain(text);
  if (typed === '') return undefined;
  const found = localities.filter(({ name, nameTa, nameHi, pin }) =>
    [name, nameTa, nameHi].some((each) => each !== '' && [plain(each), plain(`${each} ${pin}`)].includes(typed)),
  );
  const byPin = found.length > 0 ? found : localities.filter(({ pin }) => pin === typed.replace(' ', ''));
  return byPin.length === 1 ? byPin[0] : undefined;
};
