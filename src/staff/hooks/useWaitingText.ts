import { useTranslation } from 'react-i18next';
import type { WaitingItems } from '../../../contract/orderAdditions';
import { formatTime } from '../../lib/dates';

/** Says how many items wait to be added to an order, for what and until when: "2 items wait for payment until 2:20 pm". */
export const useWaitingText = () => {
  const { t, i18n } = useTranslation('staffFrame');
  return ({ itemCount: count, isPaidOnline, expiresAt }: WaitingItems): string =>
    t(isPaidOnline ? 'waitingItems.online' : 'waitingItems.atDoor', {
      count,
      time: formatTime(expiresAt, i18n.language),
    });
};
