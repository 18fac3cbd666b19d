import { readCartWords, type CartWords } from '../../store/storedValues';

/** Stored names of the cart's lines (app/offline), also in another language. Empty without storage. */
export const keptCartWords = (): CartWords => {
  try {
    return readCartWords(window.localStorage).lines;
  } catch {
    return {};
  }
};
