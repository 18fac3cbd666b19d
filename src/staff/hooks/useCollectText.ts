import { useTranslation } from 'react-i18next';
import { toWholeRupees } from '../../../contract/paymentConstants';
import { formatPaise } from '../../lib/money';

/** @returns a function that says what is to be collected at the door: whole rupees in cash, and the exact sum by UPI where it differs */
export function useCollectText(): (duePaise: number) => string {
  const { t } = useTranslation('staffRounds');
  return (duePaise) => {
    const cashPaise = toWholeRupees(duePaise);
    return t(cashPaise === duePaise ? 'collect' : 'collectRounded', {
      amount: formatPaise(cashPaise),
      exact: formatPaise(duePaise),
    });
  };
}
