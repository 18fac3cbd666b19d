import { formatPaise } from '../../../lib/money';
import { useGetStoreQuery } from '../../../store/api/homepageApi';
import { useOwnText } from '../../hooks/useOwnText';
import type { Texts } from './offerValues';

/** A text as Home shows it: in the user's language, or English, with the shop's charges and city filled in. */
export const usePreviewText = (): ((texts: Texts) => string) => {
  const ownText = useOwnText();
  const { data: store } = useGetStoreQuery(undefined);
  const freeFromPaise = store?.charges.freeDeliveryFromPaise ?? null;
  const facts: Record<string, string> = store
    ? {
        // Without such an amount the placeholder stays: Home hides the text.
        ...(freeFromPaise !== null && { freeFrom: formatPaise(freeFromPaise) }),
        charge: formatPaise(store.charges.deliveryChargePaise),
        minimum: formatPaise(store.charges.minimumOrderPaise),
        city: store.city,
      }
    : {};
  return (texts) => ownText(texts).replace(/\{(\w+)\}/g, (placeholder, name: string) => facts[name] ?? placeholder);
};
