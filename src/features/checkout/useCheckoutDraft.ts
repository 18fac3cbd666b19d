import { useState } from 'react';
import type { PaymentMethod } from '../../../contract/constants';
import { SUBSTITUTION_PREFERENCES, type SubstitutionPreference } from '../../../contract/orderConstants';
import { readDraft, writeDraft } from '../../store/drafts';
import { useAppSelector } from '../../store/hooks';
import { selectToken } from '../../store/slices/authSlice';

/** Form values stored per tab, so that a reload sends the same order. */
interface CheckoutDraft {
  couponCode: string;
  note: string;
  ifMissing: SubstitutionPreference;
  paymentMethod: PaymentMethod;
  /** The chosen delivery slot; an empty one stands for the soonest. */
  slotId: string;
  /** The customer's yes to WhatsApp. */
  whatsAppUpdates: boolean;
}

const STORAGE_NAME = 'checkoutDraft';
const EMPTY: CheckoutDraft = {
  couponCode: '',
  note: '',
  ifMissing: 'CALL',
  paymentMethod: 'UPI',
  slotId: '',
  whatsAppUpdates: false,
};

const readCheckoutDraft = (): CheckoutDraft => {
  const { couponCode, note, ifMissing, paymentMethod, slotId, whatsAppUpdates } = readDraft(STORAGE_NAME) ?? {};
  return {
    couponCode: typeof couponCode === 'string' ? couponCode : '',
    note: typeof note === 'string' ? note : '',
    ifMissing: SUBSTITUTION_PREFERENCES.find((preference) => preference === ifMissing) ?? EMPTY.ifMissing,
    paymentMethod: paymentMethod === 'AT_DOOR' ? paymentMethod : 'UPI',
    slotId: typeof slotId === 'string' ? slotId : '',
    whatsAppUpdates: whatsAppUpdates === true,
  };
};

export const clearDraft = (): void => writeDraft(STORAGE_NAME, null);

/** Ends with the session; a login takes over what a visitor has typed. Client only: a server has no tab storage. */
export const useCheckoutDraft = (): [CheckoutDraft, (changes: Partial<CheckoutDraft>) => void] => {
  const token = useAppSelector(selectToken);
  const [{ draft, owner }, setState] = useState(() => ({ draft: readCheckoutDraft(), owner: token }));
  if (owner !== token) setState({ draft: owner === null ? draft : EMPTY, owner: token });

  const change = (changes: Partial<CheckoutDraft>): void => {
    const next = { ...draft, ...changes };
    setState({ draft: next, owner: token });
    writeDraft(STORAGE_NAME, next);
  };
  return [draft, change];
};
