import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UnresolvedTransfer } from '../../../../contract/staffMoney';
import { Amount } from '../../../components/Amount';
import { useToasts } from '../../../hooks/useToasts';
import { formatDateTime } from '../../../lib/dates';
import { RowList } from '../../components/RowList';
import { useProviderName } from '../../hooks/useProviderName';
import { useAssignTransferMutation, useRefundTransferMutation } from '../../store/moneyApi';
import { useGetMoneyTodosQuery } from '../../store/paymentsApi';
import { AssignDialog } from './AssignDialog';

/** Money that came without an order, if any: a person gives it to one, or sends it back. */
export const UnresolvedTransfers = () => {
  const { t, i18n } = useTranslation('staffMoney');
  const nameOf = useProviderName();
  const { enqueueSnackbar } = useToasts();
  const { data: todos, isFetching } = useGetMoneyTodosQuery(undefined, { refetchOnMountOrArgChange: true });
  const [assign, { isLoading }] = useAssignTransferMutation();
  const [refundTransfer, { isLoading: isReturning }] = useRefundTransferMutation();
  const [sent, setSent] = useState<readonly string[]>([]);
  /** Also until the list without it has loaded. */
  const isBusy = (transferId: string): boolean => isLoading || isReturning || (isFetching && sent.includes(transferId));
  const [assigning, setAssigning] = useState<UnresolvedTransfer | null>(null);

  const give = async (transferId: string, orderNumber: string): Promise<boolean> => {
    setSent((before) => [...before, transferId]);
    const { data: message } = await assign({ transferId, orderNumber });
    if (message !== undefined) enqueueSnackbar(message, { variant: 'success' });
    return message !== undefined;
  };

  const sendBack = async (transferId: string): Promise<void> => {
    setSent((before) => [...before, transferId]);
    const { data } = await refundTransfer(transferId);
    if (data) enqueueSnackbar(data.message, { variant: data.refundMethod === 'APPROVAL' ? 'info' : 'success' });
  };

  if (!todos || todos.unresolved.length === 0) return null;
  return (
    <>
      <RowList
        title={t('bank.unresolved')}
        empty=""
        items={todos.unresolved}
        keyOf={({ transferId }) => transferId}
        render={(transfer) => (
          <>
            <div>
              <Typography variant="subtitle1" component="h3" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {transfer.reference}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {[nameOf(transfer.provider), formatDateTime(transfer.receivedAt, i18n.language)].join(' · ')}
              </Typography>
            </div>
            <Amount paise={transfer.amountPaise} />
            {transfer.proposals.map(({ orderNumber }) => (
              <Button
                key={orderNumber}
                variant="outlined"
                disabled={isBusy(transfer.transferId)}
                onClick={() => void give(transfer.transferId, orderNumber)}
                aria-label={`${t('bank.isFor', { number: orderNumber })}: ${transfer.reference}`}
              >
                {t('bank.isFor', { number: orderNumber })}
              </Button>
            ))}
            <Button
              disabled={isBusy(transfer.transferId)}
              onClick={() => setAssigning(transfer)}
              aria-label={`${t('bank.assign')}: ${transfer.reference}`}
            >
              {t('bank.assign')}
            </Button>
            <Button
              disabled={isBusy(transfer.transferId)}
              onClick={() => void sendBack(transfer.transferId)}
              aria-label={`${t('bank.refund')}: ${transfer.reference}`}
            >
              {t('bank.refund')}
            </Button>
          </>
        )}
      />
      {assigning && <AssignDialog transfer={assigning} onAssign={give} onClose={() => setAssigning(null)} />}
    </>
  );
};
