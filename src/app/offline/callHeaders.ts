import type { AppStore } from '../../store/makeStore';
import { selectToken } from '../../store/slices/authSlice';

/** The headers of a call beside the store's own: language, and a stored token (specification §7). */
export const callHeaders = (store: AppStore, language: string): Record<string, string> => {
  const token = selectToken(store.getState());
  return { 'accept-language': language, ...(token !== null && { token }) };
};
