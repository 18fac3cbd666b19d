import { useTranslation } from 'react-i18next';
import type { OrderTransfer } from '../../../../contract/staffOrders';
import { formatDateTime } from '../../../lib/dates';
import { formatPaise } from '../../../lib/money';
import { useProviderName } from '../../hooks/useProviderName';
import { useMay } from '../../store/staffHooks';
import { FailedRefundActions } from './FailedRefundActions';
import { useRefundReason } from './useRefundReason';

/** Received money with its refunds: an entry of a MoneyList. */
export const TransferItem = ({ transfer }: { transfer: OrderTransfer }) => {
  const { t, i18n } = useTranslation(['staffBoard', 'staffRefunds']);
  const reasonOf = useRefundReason();
  const nameOf = useProviderName();
  const mayRefund = useMay('makeRefunds');
  const when = (at: string) => formatDateTime(at, i18n.language);
  return (
    <li>
      {t('transfer.received')} <span className="money">{formatPaise(transfer.amountPaise)}</span>
      {transfer.surplus && ` · ${t(`transfer.surplus.${transfer.surplus}`)}`}
      <div className="soft">
        {[nameOf(transfer.provider), transfer.reference, when(transfer.receivedAt), transfer.collectedBy]
          .filter(Boolean)
          .join(' · ')}
      </div>
      {transfer.refunds.map((refund) => (
        <div key={refund.refundId}>
          {t(`refund.${refund.state}`)} <span className="money">{formatPaise(refund.amountPaise)}</span>
          {refund.byHand && ` · ${t('refund.byHand')}`}
          {refund.isReplaced && ` · ${t('staffRefunds:replaced')}`}
          <div className="soft">
            {[reasonOf(refund.reason), refund.person, when(refund.startedAt)].filter(Boolean).join(' · ')}
          </div>
          {mayRefund && refund.state === 'FAILED' && !refund.isReplaced && (
            <FailedRefundActions
              refundId={refund.refundId}
              amountPaise={refund.amountPaise}
              name={formatPaise(refund.amountPaise)}
            />
          )}
        </div>
      ))}
    </li>
  );
};
