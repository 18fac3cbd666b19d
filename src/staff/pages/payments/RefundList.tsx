import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { RefundState } from '../../../../contract/paymentConstants';
import type { PaymentRefund } from '../../../../contract/staffPayments';
import { Amount } from '../../../components/Amount';
import { StatusLabel, type StatusTone } from '../../../components/StatusLabel';
import { formatDateTime, formatDisplayDate } from '../../../lib/dates';
import { formatPaise } from '../../../lib/money';
import { FailedRefundActions } from '../../features/refunds/FailedRefundActions';
import { useRefundReason } from '../../features/refunds/useRefundReason';
import { useProviderName } from '../../hooks/useProviderName';
import { BANK_PATH } from '../../lib/staffPaths';
import { useGetPaymentRefundsInfiniteQuery, type RefundsFilter } from '../../store/paymentsApi';
import { MoneyPages } from './MoneyPages';
import { MoneyRows } from './MoneyRows';
import { OrderOfMoney } from './OrderOfMoney';

const TONES: Record<RefundState, StatusTone> = {
  REQUESTED: 'waiting',
  SENT: 'moving',
  DONE: 'done',
  FAILED: 'stopped',
};

/** Refunds: why, how far it is, and until when banks promise it. */
export const RefundList = ({ filter }: { filter: RefundsFilter }) => {
  const { t, i18n } = useTranslation('staffPayments');
  const reasonOf = useRefundReason();
  const nameOf = useProviderName();
  const found = useGetPaymentRefundsInfiniteQuery(filter, { refetchOnMountOrArgChange: true });
  const dayOf = (at: string) => formatDisplayDate(at, i18n.language);

  const dates = ({ state, isReplaced, expectedBy, endedAt }: PaymentRefund): string => {
    if (state === 'FAILED' && isReplaced) return t('sentAgain');
    return endedAt === null ? t('expectedBy', { day: dayOf(expectedBy) }) : dayOf(endedAt);
  };

  return (
    <MoneyPages found={found} isFiltered={Object.keys(filter).length > 0}>
      <MoneyRows>
        {found.currentData?.pages
          .flatMap(({ items }) => items)
          .map((refund) => (
            <li key={refund.refundId}>
              <div className="what">
                <OrderOfMoney {...refund} />
                <div className="soft">{[reasonOf(refund.reason), refund.person].filter(Boolean).join(' · ')}</div>
              </div>
              <div className="money">
                <Amount paise={refund.amountPaise} />
              </div>
              <div className="how">
                {refund.byHand ? t('byHand') : nameOf(refund.provider)}
                <div className="soft">
                  {[refund.reference, formatDateTime(refund.startedAt, i18n.language)].filter(Boolean).join(' · ')}
                </div>
              </div>
              <div className="state">
                <StatusLabel tone={TONES[refund.state]} label={t(`refundStates.${refund.state}`)} />
                <div className="soft">{dates(refund)}</div>
              </div>
              <RefundAction refund={refund} />
            </li>
          ))}
      </MoneyRows>
    </MoneyPages>
  );
};

/** What a person has to do about a refund, if anything. */
const RefundAction = ({ refund }: { refund: PaymentRefund }) => {
  const { t } = useTranslation('staffPayments');
  const { refundId, state, byHand, isReplaced, amountPaise, orderNumber, reference } = refund;
  const name = orderNumber ?? reference ?? formatPaise(amountPaise);
  if (state === 'FAILED' && !isReplaced)
    return (
      <div className="action" data-wide>
        <FailedRefundActions refundId={refundId} amountPaise={amountPaise} name={name} />
      </div>
    );
  if (!byHand || state !== 'REQUESTED') return null;
  return (
    <Button className="action" component={Link} to={BANK_PATH} aria-label={`${t('toSend')}: ${name}`}>
      {t('toSend')}
    </Button>
  );
};
