import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { PaymentState } from '../../../../contract/paymentConstants';
import type { Payment } from '../../../../contract/staffPayments';
import { Amount } from '../../../components/Amount';
import { StatusLabel, type StatusTone } from '../../../components/StatusLabel';
import { formatDateTime } from '../../../lib/dates';
import { formatPaise } from '../../../lib/money';
import { useProviderName } from '../../hooks/useProviderName';
import { useGetPaymentsInfiniteQuery, type PaymentsFilter } from '../../store/paymentsApi';
import { MoneyPages } from './MoneyPages';
import { MoneyRows } from './MoneyRows';
import { OrderOfMoney } from './OrderOfMoney';

const TONES: Record<PaymentState, StatusTone> = {
  RECEIVED: 'done',
  SURPLUS: 'stopped',
  WITHOUT_ORDER: 'stopped',
  OPEN: 'waiting',
  FAILED: 'waiting',
  EXPIRED: 'stopped',
};

interface PaymentListProps {
  filter: PaymentsFilter;
  onOpen: (payment: Payment) => void;
}

/** Money that came, and attempts that brought none. */
export const PaymentList = ({ filter, onOpen }: PaymentListProps) => {
  const { t, i18n } = useTranslation(['staffPayments', 'staffBoard']);
  const nameOf = useProviderName();
  const found = useGetPaymentsInfiniteQuery(filter, { refetchOnMountOrArgChange: true });
  return (
    <MoneyPages found={found} isFiltered={Object.keys(filter).length > 0}>
      <MoneyRows>
        {found.currentData?.pages
          .flatMap(({ items }) => items)
          .map((payment) => (
            <li key={payment._id}>
              <div className="what">
                <OrderOfMoney {...payment} />
                <div className="soft">{payment.reference}</div>
              </div>
              <div className="money">
                <Amount paise={payment.amountPaise} />
                {payment.refundedPaise > 0 && (
                  <div className="soft">{t('refunded', { amount: formatPaise(payment.refundedPaise) })}</div>
                )}
              </div>
              <div className="how">
                {nameOf(payment.provider)}
                <div className="soft">{formatDateTime(payment.at, i18n.language)}</div>
              </div>
              <div className="state">
                <StatusLabel tone={TONES[payment.state]} label={t(`states.${payment.state}`)} />
                {payment.state === 'SURPLUS' && payment.surplus && (
                  <div className="soft">{t(`staffBoard:transfer.surplus.${payment.surplus}`)}</div>
                )}
              </div>
              <Button
                className="action"
                aria-haspopup="dialog"
                aria-label={`${t('details')}: ${[payment.orderNumber, formatPaise(payment.amountPaise), payment.reference].filter(Boolean).join(', ')}`}
                onClick={() => onOpen(payment)}
              >
                {t('details')}
              </Button>
            </li>
          ))}
      </MoneyRows>
    </MoneyPages>
  );
};
