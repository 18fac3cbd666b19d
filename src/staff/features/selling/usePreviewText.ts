import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../contract/constants';
import { formatPaise } from '../../../lib/money';
import { useGetStoreQuery } from '../../../store/api/homepageApi';
import type { Texts } from './offerValues';

/** A text as Home shows it: in the user's language, or English, with the shop's charges and city filled in. */
export const usePreviewText = (): ((texts: Texts) => string) => {
  const { i18n } = useTranslation();
  const { data: store } = useGetStoreQuery(undefined);
  const facts: Record<string, string> = store
    ? {
        freeFrom: formatPaise(store.charges.freeDeliveryFromPaise),
        charge: formatPaise(store.charges.deliveryChargePaise),
        minimum: formatPaise(store.charges.minimumOrderPaise),
        city: store.city,
      }
    : {};
  return (texts) => {
    const text = texts[i18n.language as Language].trim() || texts.en;
    return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => facts[name] ?? placeholder);
  };
};
