import { useTranslation } from 'react-i18next';
import { deliveryDay } from '../../lib/deliveryPromise';
import { useGetStoreQuery } from './homepageApi';

interface DeliveryPromise {
  /** "within 2 days": the same at any moment, for server-rendered and cached pages. */
  within: string;
  /** "by Friday 27 November" for an order placed at `from` (now by default): for pages rendered in the browser alone. */
  byDay: (from?: string | number) => string;
}

/** When an order arrives, by the shop's settings; null until they have loaded. */
export const useDeliveryPromise = (): DeliveryPromise | null => {
  const { t, i18n } = useTranslation('common');
  const { data: store } = useGetStoreQuery(undefined);
  // Responses cached by earlier releases have no lead time.
  const { leadDays }: { leadDays?: number } = store?.delivery ?? {};
  if (leadDays === undefined) return null;
  return {
    within: t('delivery.within', { count: leadDays }),
    byDay: (from = Date.now()) => t('delivery.by', { ...deliveryDay(leadDays, from, i18n.language) }),
  };
};
