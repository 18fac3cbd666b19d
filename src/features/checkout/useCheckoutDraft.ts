import { useState } from 'react';
import { readSession, writeSession } from './sessionValue';

/** What a customer typed at the checkout; kept for this tab, so that after a reload the same order is asked for. */
interface CheckoutDraft {
  couponCode: string;
  note: string;
}

const STORAGE_NAME = 'checkoutDraft';

const readDraft = (): CheckoutDraft => {
  const { couponCode, note } = readSession(STORAGE_NAME) ?? {};
  return {
    couponCode: typeof couponCode === 'string' ? couponCode : '',
    note: typeof note === 'string' ? note : '',
  };
};

/** The order is placed: the next one begins empty. */
export const clearDraft = (): void => writeSession(STORAGE_NAME, null);

/** The draft, and a function that changes part of it. For screens that stand in a browser only: a server has no tab. */
export const useCheckoutDraft = (): [CheckoutDraft, (changes: Partial<CheckoutDraft>) => void] => {
  const [draft, setDraft] = useState(readDraft);
  const change = (changes: Partial<CheckoutDraft>): void => {
    const next = { ...draft, ...changes };
    setDraft(next);
    writeSession(STORAGE_NAME, next);
  };
  return [draft, change];
};
