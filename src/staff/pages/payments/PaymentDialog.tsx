import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Payment, PaymentHistory } from '../../../../contract/staffPayments';
import { ErrorState } from '../../../components/ErrorState';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { PanelDialog } from '../../components/PanelDialog';
import { TitledSection } from '../../../components/TitledSection';
import { formatDateTime } from '../../../lib/dates';
import { formatPaise } from '../../../lib/money';
import { MoneyList } from '../../features/refunds/MoneyList';
import { TransferItem } from '../../features/refunds/TransferItem';
import { useProviderName } from '../../hooks/useProviderName';
import { ordersOfPath, staffOrderPath } from '../../lib/staffPaths';
import { useGetPaymentHistoryQuery } from '../../store/paymentsApi';

interface PaymentDialogProps {
  payment: Pick<Payment, '_id' | 'amountPaise'>;
  onClose: () => void;
}

/** A payment's order with all attempts to pay it, what its provider reported, and the money that came and went. */
export const PaymentDialog = ({ payment: { _id, amountPaise }, onClose }: PaymentDialogProps) => {
  const { t } = useTranslation('staffPayments');
  const { data, isError, refetch } = useGetPaymentHistoryQuery(_id, { refetchOnMountOrArgChange: true });
  return (
    <PanelDialog open title={t('payment', { amount: formatPaise(amountPaise) })} onClose={onClose}>
      {data ? (
        <Stack spacing={2.5}>
          <Whose history={data} />
          {data.attempts.length > 0 && (
            <TitledSection title={t('attempts')} heading="h3">
              <MoneyList>
                {data.attempts.map((attempt) => (
                  <AttemptItem key={attempt.attemptId} attempt={attempt} />
                ))}
              </MoneyList>
            </TitledSection>
          )}
          {data.transfers.length > 0 && (
            <TitledSection title={t('money')} heading="h3">
              <MoneyList>
                {data.transfers.map((transfer) => (
                  <TransferItem key={transfer.reference} transfer={transfer} />
                ))}
              </MoneyList>
            </TitledSection>
          )}
        </Stack>
      ) : isError ? (
        <ErrorState title={t('failed')} onRetry={() => void refetch()} />
      ) : (
        <PageSkeleton />
      )}
    </PanelDialog>
  );
};

const Whose = ({ history: { orderNumber, customer } }: { history: PaymentHistory }) => {
  const { t } = useTranslation('staffPayments');
  if (orderNumber === null) return <div>{t('withoutOrder')}</div>;
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" component={Link} to={staffOrderPath(orderNumber)}>
        {t('toOrder', { number: orderNumber })}
      </Button>
      {customer && (
        <Button variant="outlined" component={Link} to={ordersOfPath(customer.mobileNumber)}>
          {t('toCustomer', { name: customer.name })}
        </Button>
      )}
    </Stack>
  );
};

const AttemptItem = ({ attempt }: { attempt: PaymentHistory['attempts'][number] }) => {
  const { t, i18n } = useTranslation(['staffPayments', 'staffBoard']);
  const nameOf = useProviderName();
  const when = (at: string) => formatDateTime(at, i18n.language);
  return (
    <li>
      {t(`staffBoard:attempt.${attempt.state}`)} <span className="money">{formatPaise(attempt.amountPaise)}</span>
      <div className="soft">
        {[nameOf(attempt.provider), attempt.reference, when(attempt.startedAt)].filter(Boolean).join(' · ')}
      </div>
      {attempt.state === 'OPEN' && <div className="soft">{t('until', { at: when(attempt.expiresAt) })}</div>}
      {attempt.events.map(({ at, event, reason }, index) => (
        <div key={index}>
          {t(`events.${event}`)}
          <span className="soft">
            {' · '}
            {[when(at), reason].filter(Boolean).join(' · ')}
          </span>
        </div>
      ))}
    </li>
  );
};
