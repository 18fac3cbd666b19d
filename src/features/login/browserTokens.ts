import { MAX_KNOWN_BROWSERS } from '../../../contract/constants';
import { readItem, writeItem } from '../../lib/browserStorage';
import { readBrowserTokens, STORAGE_NAMES } from '../../store/storedValues';

/** What earlier logins in this browser were given, so that strangers can't use up its codes. */
export const storedBrowserTokens = (): { browserTokens?: string[] } => {
  const browserTokens = readBrowserTokens(readItem('localStorage', STORAGE_NAMES.browserTokens));
  return browserTokens.length > 0 ? { browserTokens } : {};
};

export const storeBrowserToken = (token: string): void => {
  const { browserTokens = [] } = storedBrowserTokens();
  const tokens = [token, ...browserTokens].slice(0, MAX_KNOWN_BROWSERS);
  writeItem('localStorage', STORAGE_NAMES.browserTokens, JSON.stringify(tokens));
};
