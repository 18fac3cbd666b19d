import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toWholeRupees } from '../../../../contract/paymentConstants';
import type { CollectMethod } from '../../../../contract/staffMoney';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { useToasts } from '../../../hooks/useToasts';
import { formatPaise } from '../../../lib/money';
import { DoorQr } from '../../components/DoorQr';
import { useCollectAtDoorMutation } from '../../store/moneyApi';

interface CollectAtDoorProps {
  orderNumber: string;
  amountPaise: number;
}

/** Notes how an order that was to be paid at the door is paid: in cash, or by its own UPI QR. */
export const CollectAtDoor = ({ orderNumber, amountPaise }: CollectAtDoorProps) => {
  const { t } = useTranslation('staffMoney');
  const { enqueueSnackbar } = useToasts();
  const cashPaise = toWholeRupees(amountPaise);
  const [collect, { isLoading }] = useCollectAtDoorMutation();
  const [open, setOpen] = useState<CollectMethod | null>(null);
  const close = () => setOpen(null);

  const note = async (method: CollectMethod, paise: number) => {
    const { error } = await collect({ orderNumber, body: { method, amountPaise: paise } });
    close();
    if (!error) enqueueSnackbar(t(`collected.${method}`, { number: orderNumber }), { variant: 'success' });
  };

  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={() => setOpen('CASH')}
        aria-label={`${t('cash.paidCash')}: ${orderNumber}`}
      >
        {t('cash.paidCash')}
      </Button>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={() => setOpen('UPI')}
        aria-label={`${t('cash.showQr')}: ${orderNumber}`}
      >
        {t('cash.showQr')}
      </Button>
      <ConfirmDialog
        open={open === 'CASH'}
        title={t('collect.title', { amount: formatPaise(cashPaise) })}
        confirmLabel={t('collect.confirm')}
        busy={isLoading}
        onConfirm={() => void note('CASH', cashPaise)}
        onCancel={close}
      >
        <Typography>{t('collect.text', { number: orderNumber })}</Typography>
      </ConfirmDialog>
      {open === 'UPI' && (
        <DoorQr orderNumber={orderNumber} onPaid={(paise) => void note('UPI', paise)} onClose={close} />
      )}
    </Stack>
  );
};
