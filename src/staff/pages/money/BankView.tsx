import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MatchBody, RefundToMake, WaitingPayment } from '../../../../contract/staffMoney';
import { Amount } from '../../../components/Amount';
import { ErrorState } from '../../../components/ErrorState';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { useToasts } from '../../../hooks/useToasts';
import { formatDateTime } from '../../../lib/dates';
import { RowList } from '../../components/RowList';
import { UnresolvedTransfers } from '../../features/transfers/UnresolvedTransfers';
import { useDismissBankLineMutation, useGetBankOverviewQuery, useMatchTransferMutation } from '../../store/moneyApi';
import { MatchDialog } from './MatchDialog';
import { RefundDialog } from './RefundDialog';
import { StatementImport } from './StatementImport';

/** Plain UPI: the statement's lines with the orders that they may be for, and what is still open on either side. */
export const BankView = () => {
  const { t, i18n } = useTranslation('staffMoney');
  const { enqueueSnackbar } = useToasts();
  const { data, isError, refetch } = useGetBankOverviewQuery(undefined, { refetchOnMountOrArgChange: true });
  const [match, { isLoading }] = useMatchTransferMutation();
  const [dismiss] = useDismissBankLineMutation();
  const [matching, setMatching] = useState<WaitingPayment | null>(null);
  const [refunding, setRefunding] = useState<RefundToMake | null>(null);
  const at = (iso: string) => formatDateTime(iso, i18n.language);

  const confirm = async (body: MatchBody) => {
    const { data: message } = await match(body);
    if (message !== undefined) enqueueSnackbar(message, { variant: 'success' });
  };

  if (isError && !data) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  return (
    <Stack spacing={4} sx={{ maxWidth: 880 }}>
      <StatementImport />
      {data.lines.length > 0 && (
        <RowList
          title={t('bank.lines')}
          empty=""
          items={data.lines}
          keyOf={({ reference }) => reference}
          render={({ reference, amountPaise, paidAt, text, proposals }) => (
            <>
              <div>
                <Typography variant="subtitle1" component="h3" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {reference}
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  {[at(paidAt), text].filter(Boolean).join(' · ')}
                </Typography>
              </div>
              <Amount paise={amountPaise} />
              {proposals.map(({ orderNumber, isNamed }) => (
                <Button
                  key={orderNumber}
                  variant={isNamed ? 'contained' : 'outlined'}
                  disabled={isLoading}
                  onClick={() => void confirm({ orderNumber, reference, amountPaise })}
                >
                  {t('bank.isFor', { number: orderNumber })}
                </Button>
              ))}
              {proposals.length === 0 && (
                <Button
                  disabled={isLoading}
                  onClick={() => void confirm({ orderNumber: null, reference, amountPaise })}
                  aria-label={`${t('bank.noOrder')}: ${reference}`}
                >
                  {t('bank.noOrder')}
                </Button>
              )}
              <Button onClick={() => void dismiss(reference)} aria-label={`${t('bank.dismiss')}: ${reference}`}>
                {t('bank.dismiss')}
              </Button>
            </>
          )}
        />
      )}
      <RowList
        title={t('bank.waiting')}
        empty={t('bank.noneWaiting')}
        items={data.waiting}
        keyOf={({ orderNumber }) => orderNumber}
        render={(payment) => (
          <>
            <div>
              <Typography variant="subtitle1" component="h3">
                {[payment.orderNumber, payment.customerName].filter(Boolean).join(' · ')}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {[
                  t(payment.isAtDoor ? 'bank.sinceAtDoor' : 'bank.since', { at: at(payment.since) }),
                  payment.saidPaidAt !== null && t('bank.saidPaid', { at: at(payment.saidPaidAt) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
            </div>
            <Amount paise={payment.amountPaise} />
            <Button
              variant="outlined"
              onClick={() => setMatching(payment)}
              aria-label={`${t('bank.match')}: ${payment.orderNumber}`}
            >
              {t('bank.match')}
            </Button>
          </>
        )}
      />
      <UnresolvedTransfers />
      {data.refunds.length > 0 && (
        <RowList
          title={t('bank.refunds')}
          empty=""
          items={data.refunds}
          keyOf={({ refundId }) => refundId}
          render={(refund) => (
            <>
              <div>
                <Typography variant="subtitle1" component="h3">
                  {refund.orderNumber ?? t('bank.withoutOrder')}
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  {refund.reference === null ? t('bank.paidInCash') : t('bank.cameAs', { reference: refund.reference })}
                </Typography>
              </div>
              <Amount paise={refund.amountPaise} />
              <Button
                variant="outlined"
                onClick={() => setRefunding(refund)}
                aria-label={`${t('bank.made')}: ${refund.orderNumber ?? refund.reference ?? ''}`}
              >
                {t('bank.made')}
              </Button>
            </>
          )}
        />
      )}
      {matching && <MatchDialog payment={matching} onClose={() => setMatching(null)} />}
      {refunding && <RefundDialog refund={refunding} onClose={() => setRefunding(null)} />}
    </Stack>
  );
};
