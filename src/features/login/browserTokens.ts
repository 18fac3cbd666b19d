import { MAX_KNOWN_BROWSERS } from '../../../contract/constants';
import { readItem, writeItem } from '../../lib/browserStorage';
import { readBrowserTokens, type STORAGE_NAMES } from '../../store/storedValues';

/** Customers' logins and the staff's have tokens of their own. */
type Name = typeof STORAGE_NAMES.browserTokens | typeof STORAGE_NAMES.staffBrowserTokens;

/** Returns the tokens of earlier logins in this browser, so that strangers can't use up its codes. */
export const storedBrowserTokens = (name: Name): { browserTokens?: string[] } => {
  const browserTokens = readBrowserTokens(readItem('localStorage', name));
  return browserTokens.length > 0 ? { browserTokens } : {};
};

export const storeBrowserToken = (name: Name, token: string): void => {
  const { browserTokens = [] } = storedBrowserTokens(name);
  const tokens = [token, ...browserTokens].slice(0, MAX_KNOWN_BROWSERS);
  writeItem('localStorage', name, JSON.stringify(tokens));
};
