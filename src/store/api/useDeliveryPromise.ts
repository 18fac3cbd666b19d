import { useTranslation } from 'react-i18next';
import { deliveryDay } from '../../lib/deliveryPromise';
import { areaAt } from '../../lib/geo';
import { useAppSelector } from '../hooks';
import { selectSelectedAddress } from '../slices/selectedAddressSlice';
import { useGetStoreQuery } from './homepageApi';
import { useNextSlot } from './useNextSlot';

interface DeliveryPromise {
  /**
   * "within 2 days", or "Fri 27 Nov, 7–10 am" in a shop with slots. Server-rendered and cached pages say there "at a time
   * you choose", which is true at any moment.
   */
  within: string;
  /** The same where room is short: "Fri, 7–10 am". */
  brief: string;
  /** The selected address is in no delivery area. */
  isOutside: boolean;
  /** "by Friday 27 November" for an order placed at `from` (now by default): for pages rendered in the browser alone. */
  byDay: (from?: string | number) => string;
}

/** When an order arrives at the selected address, by the shop's settings; null until they have loaded. */
export const useDeliveryPromise = (): DeliveryPromise | null => {
  const { t, i18n } = useTranslation('common');
  const { data: store } = useGetStoreQuery(undefined);
  const address = useAppSelector(selectSelectedAddress);
  const area = store && address ? areaAt(store, address) : undefined;
  // Responses cached by earlier releases have neither.
  const { leadDays, hasSlots = false }: { leadDays?: number; hasSlots?: boolean } = { ...store?.delivery, ...area };
  const nextSlot = useNextSlot({ skip: !hasSlots, area: area?._id });
  if (leadDays === undefined) return null;
  const say = (length: 'full' | 'brief') =>
    hasSlots ? (nextSlot?.[length] ?? t('delivery.bySlot')) : t('delivery.within', { count: leadDays });
  return {
    within: say('full'),
    brief: say('brief'),
    isOutside: address !== null && !area,
    byDay: (from = Date.now()) => t('delivery.by', { ...deliveryDay(leadDays, from, i18n.language) }),
  };
};
