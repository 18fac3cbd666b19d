import { useTranslation } from 'react-i18next';
import { REFUND_REASONS } from '../../../../contract/paymentConstants';

const PACKED = ['shorted', 'substituted', 'left_out'];
const SURPLUS = ['second', 'late', 'amount', 'unknown'];

/** Why money is refunded, from the code that is stored with it. */
export function useRefundReason(): (reason: string) => string {
  const { t } = useTranslation('staffRefunds');
  return (reason) => {
    const word = reason.toLowerCase();
    const own = REFUND_REASONS.find((known) => known.toLowerCase() === word);
    if (own) return t(`reasons.${own}`);
    if (PACKED.includes(word)) return t('cause.packed');
    if (word === 'cheaper_delivery') return t('cause.delivery');
    if (SURPLUS.includes(word)) return t('cause.surplus');
    if (word.startsWith('recall ')) return t('cause.recall');
    if (word.startsWith('complaint ')) return t('cause.complaint');
    return t(word === 'cancelled' ? 'cause.cancelled' : 'cause.other');
  };
}
