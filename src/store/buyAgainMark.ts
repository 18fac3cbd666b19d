import { readItem, writeItem } from '../lib/browserStorage';
import { STORAGE_NAMES } from './storedValues';

/** Remembers whether there is something to buy again, for the next time that Home is shown: an open page doesn't move. */
export const rememberBuyAgain = (isBuyer: boolean): void =>
  writeItem('localStorage', STORAGE_NAMES.buyAgain, isBuyer ? '1' : null);

export const remembersBuyAgain = (): boolean => readItem('localStorage', STORAGE_NAMES.buyAgain) !== null;

/** Whether Home has room for it. */
export const hasBuyAgainRoom = (): boolean => document.documentElement.dataset.buyAgain !== undefined;

export const setBuyAgainRoom = (hasRoom: boolean): void => {
  if (hasRoom) document.documentElement.dataset.buyAgain = '';
  else delete document.documentElement.dataset.buyAgain;
};
