import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import type { StaffOrder } from '../../../../contract/staffOrders';
import { useToasts } from '../../../hooks/useToasts';
import { hasProblems } from '../../../lib/hasProblems';
import { formatPaise } from '../../../lib/money';
import { useGetBillQuery } from '../../../store/api/ordersApi';
import { PackCart, withPack, type CartRow } from '../../components/PackCart';
import { PackSearch } from '../../components/PackSearch';
import { PanelDialog } from '../../components/PanelDialog';
import { useTabDraft } from '../../hooks/useTabDraft';
import { saveKey } from '../../lib/saveKey';
import { useAddItemsMutation } from '../../store/additionsApi';

interface AddItemsDialogProps {
  order: Pick<StaffOrder, 'orderId' | 'orderNumber' | 'paymentStatus'>;
  onClose: () => void;
}

const NONE: CartRow[] = [];

const isRows = (stored: unknown): stored is CartRow[] =>
  Array.isArray(stored) && stored.every((row) => typeof row === 'object' && row !== null && 'packId' in row);

/** Chooses what is added to an order. It is held on a link, which its customer pays or confirms. */
export const AddItemsDialog = ({ order, onClose }: AddItemsDialogProps) => {
  const { t } = useTranslation(['staffMoves', 'staffNewOrder']);
  const { enqueueSnackbar } = useToasts();
  const { orderId, orderNumber, paymentStatus } = order;
  const [rows, setRows] = useTabDraft(`addItems-${orderNumber}`, NONE, isRows);
  const [add, { isLoading }] = useAddItemsMutation();
  const items = rows.map(({ packId, quantity }) => ({ _id: packId, quantity }));
  // A cart's prices, without what a cart pays besides.
  const { data, isFetching, refetch } = useGetBillQuery(items.length > 0 ? { items } : skipToken);
  const bill = items.length > 0 ? data : undefined;
  const amountPaise = bill && bill.itemsPaise + bill.addonsPaise;
  const isReady = bill !== undefined && !isFetching && !hasProblems(bill);

  const hold = async () => {
    if (amountPaise === undefined) return;
    const held = await add({ orderId, orderNumber, body: { items, expectedTotal: amountPaise } });
    if (held.data === undefined) {
      // Price or stock has moved.
      void refetch();
      return;
    }
    enqueueSnackbar(held.data, { variant: 'success' });
    setRows(NONE);
    onClose();
  };

  return (
    <PanelDialog open fillsPhone title={t('add.title', { orderNumber })} onClose={onClose}>
      <Stack spacing={2.5}>
        <PackSearch
          label={t('staffNewOrder:cart.search')}
          autoFocus
          onPick={(pack) => setRows((before) => withPack(before, pack))}
        />
        <PackCart rows={rows} bill={bill} onChange={setRows} />
        <Typography variant="body2" color="textSecondary">
          {`${t(paymentStatus === 'DUE_AT_DOOR' ? 'add.hintAtDoor' : 'add.hintOnline')} ${t('add.delivery')}`}
        </Typography>
        <Button
          variant="contained"
          size="large"
          disabled={!isReady}
          loading={isLoading}
          onClick={() => void hold()}
          {...saveKey}
        >
          {amountPaise === undefined ? t('add.submitEmpty') : t('add.submit', { amount: formatPaise(amountPaise) })}
        </Button>
      </Stack>
    </PanelDialog>
  );
};
