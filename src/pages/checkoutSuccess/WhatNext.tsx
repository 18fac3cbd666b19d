import { useTranslation } from 'react-i18next';
import type { Language } from '../../../contract/constants';
import type { OrderTracking } from '../../../contract/orders';
import { slotInWords } from '../../../contract/slotInWords';
import { NumberedSteps } from '../../components/NumberedSteps';
import { TitledSection } from '../../components/TitledSection';
import { useDeliveryPromise } from '../../store/api/useDeliveryPromise';

type WhatNextProps = Pick<OrderTracking, 'placedAt' | 'slot' | 'dueAtDoorPaise'>;

/** What the shop does with a new order, and when it arrives. */
export const WhatNext = ({ placedAt, slot, dueAtDoorPaise }: WhatNextProps) => {
  const { t, i18n } = useTranslation('checkout');
  const promise = useDeliveryPromise();
  const by = slot ? slotInWords(slot, i18n.language as Language) : promise?.byDay(placedAt);
  const arrival = by === undefined ? [] : [t(dueAtDoorPaise === null ? 'next.arrive' : 'next.arriveAndPay', { by })];
  return (
    <TitledSection title={t('next.title')}>
      <NumberedSteps steps={[t('next.confirm'), t('next.pack'), ...arrival]} />
    </TitledSection>
  );
};
