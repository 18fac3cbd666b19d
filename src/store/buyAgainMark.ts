import { readItem, writeItem } from '../lib/browserStorage';
import { STORAGE_NAMES } from './storedValues';

/** Remembers for the next visit whether there is something to buy again. This page makes room for it, but never takes it back. */
export const rememberBuyAgain = (isBuyer: boolean): void => {
  writeItem('localStorage', STORAGE_NAMES.buyAgain, isBuyer ? '1' : null);
  if (isBuyer) document.documentElement.dataset.buyAgain = '';
};

/** Whether Home has room for it. */
export const hasBuyAgainRoom = (): boolean => document.documentElement.dataset.buyAgain !== undefined;

/** Takes the room back where Home is about to be shown for the first time after a session has ended. */
export const dropStaleBuyAgainRoom = (): void => {
  if (readItem('localStorage', STORAGE_NAMES.buyAgain) === null) delete document.documentElement.dataset.buyAgain;
};
