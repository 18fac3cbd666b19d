import type { Store } from '../../../contract/homepage';
import { useGetStoreQuery } from '../../store/api/homepageApi';

export type PaymentTerms = NonNullable<Store['payment']>;

const USUAL: PaymentTerms = { ways: { link: false, qr: true, intent: true }, refunds: 'DAYS' };

/** Returns how the shop lets customers pay beforehand, and how soon money goes back. */
export const usePaymentTerms = (): PaymentTerms => useGetStoreQuery(undefined).data?.payment ?? USUAL;
