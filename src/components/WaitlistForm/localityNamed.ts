import type { Locality } from '../../../contract/homepage';
import { readPlaceKey } from '../../../contract/readPlaceKey';

/** The one locality that a text names in any language, with or without its PIN code; none where several have it. */
export const localityNamed = (localities: readonly Locality[], text: string): Locality | undefined => {
  const typed = readPlaceKey(text);
  if (typed === '') return undefined;
  const found = localities.filter(({ name, nameTa, nameHi, pin }) =>
    [name, nameTa, nameHi].some(
      (each) => each !== '' && [readPlaceKey(each), readPlaceKey(`${each} ${pin}`)].includes(typed),
    ),
  );
  const byPin = found.length > 0 ? found : localities.filter(({ pin }) => pin === typed.replace(' ', ''));
  return byPin.length === 1 ? byPin[0] : undefined;
};
