import { readCartWords, type CartWords } from '../../store/storedValues';

/** What the browser kept of the cart's lines (app/offline/keepCart.ts). In another language they are better than none. Where storage is forbidden: nothing. */
export const keptCartWords = (): CartWords => {
  try {
    return readCartWords(window.localStorage).lines;
  } catch {
    return {};
  }
};
