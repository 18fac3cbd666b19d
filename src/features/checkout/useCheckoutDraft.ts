import { useState } from 'react';
import { readSession, writeSession } from './sessionValue';

/** Form values stored per tab, so that a reload sends the same order. */
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

export const clearDraft = (): void => writeSession(STORAGE_NAME, null);

/** Client only: a server has no tab storage. */
export const useCheckoutDraft = (): [CheckoutDraft, (changes: Partial<CheckoutDraft>) => void] => {
  const [draft, setDraft] = useState(readDraft);
  const change = (changes: Partial<CheckoutDraft>): void => {
    const next = { ...draft, ...changes };
    setDraft(next);
    writeSession(STORAGE_NAME, next);
  };
  return [draft, change];
};
