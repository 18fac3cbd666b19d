import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PackingOrder } from '../../../../contract/packing';
import { PanelDialog } from '../../components/PanelDialog';
import { useToasts } from '../../../hooks/useToasts';
import { LineChanges } from '../../features/lineChanges/LineChanges';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { useOrderSteps } from '../../hooks/useOrderSteps';
import { useFinishPackingMutation } from '../../store/packingApi';
import { ActionBar } from '../../components/ActionBar';
import { isStopped } from './isStopped';
import { OrderLine } from './OrderLine';
import { pickList } from './pickList';
import { PickRow } from './PickRow';
import { PrintLinks } from './PrintLinks';

interface PickOrdersProps {
  orders: readonly PackingOrder[];
  ticked: readonly string[];
  tick: (key: string, isTicked: boolean) => void;
  /** Back to all orders. */
  finish: () => void;
  /** Back to picking these, with these ticks. */
  resume: (list: { orderIds: string[]; ticked: string[] }) => void;
}

/** Off the shelf product by product, then into the parcels order by order. */
export const PickOrders = ({ orders, ticked, tick, finish, resume }: PickOrdersProps) => {
  const { t } = useTranslation('staffPacking');
  const { enqueueSnackbar } = useToasts();
  const [pack, { isLoading }] = useFinishPackingMutation();
  const { offerUndo } = useOrderSteps();
  const [isAsking, setAsking] = useState(false);
  const [changing, setChanging] = useState<PackingOrder | null>(null);
  const picks = pickList(orders);
  const free = orders.filter((order) => !isStopped(order));
  const isTicked = ({ key, quantity }: { key: string; quantity: number }) => ticked.includes(`${key}|${quantity}`);
  const untickedCount = pickList(free).filter(
    (pick) => !picks.some((each) => each.key === pick.key && isTicked(each)),
  ).length;
  const sum = (some: typeof picks) => some.reduce((units, { quantity }) => units + quantity, 0);

  const packed = async (some: readonly PackingOrder[]) => {
    const { data } = await pack(some.map(({ orderId }) => orderId));
    if (!data) return;
    const list = { orderIds: orders.map(({ orderId }) => orderId), ticked: [...ticked] };
    const { steps = [], moved } = data;
    const message = t('packing.packed', { count: moved.length });
    if (steps.length > 0)
      offerUndo(
        steps.map((step) => ({ ...step, status: 'READY_TO_DELIVER' })),
        { message, onUndone: () => resume(list) },
      );
    else if (moved.length > 0) enqueueSnackbar(message, { variant: 'success' });
    for (const { problemText } of data.stopped) enqueueSnackbar(problemText, { variant: 'error' });
    const left = data.left.length - data.stopped.length;
    if (left > 0) enqueueSnackbar(t('packing.left', { count: left }), { variant: 'warning' });
    if (some.length === orders.length && data.stopped.length === 0) finish();
  };

  return (
    <>
      <Typography role="status" variant="subtitle1" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {t('packing.progress', { picked: sum(picks.filter(isTicked)), all: sum(picks) })}
      </Typography>
      <Box component="ul" aria-label={t('packing.shelf')} sx={{ listStyle: 'none', m: 0, p: 0, marginBlockEnd: 3 }}>
        {picks.map((each) => (
          <PickRow
            key={each.key}
            pick={each}
            isTicked={isTicked(each)}
            // The key contains the count: a changed order has to be picked again.
            onTick={(on) => tick(`${each.key}|${each.quantity}`, on)}
          />
        ))}
      </Box>
      <Typography variant="h4" component="h2">
        {t('packing.parcels')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, marginBlockEnd: 2 }}>
        {orders.map((order) => (
          <OrderLine
            key={order.orderId}
            order={order}
            actions={
              <>
                <Button onClick={() => setChanging(order)} aria-label={`${t('packing.missing')}: ${order.orderNumber}`}>
                  {t('packing.missing')}
                </Button>
                <Button
                  variant="outlined"
                  disabled={isStopped(order)}
                  onClick={() => void packed([order])}
                  aria-label={`${t('packing.done')}: ${order.orderNumber}`}
                >
                  {t('packing.done')}
                </Button>
              </>
            }
          />
        ))}
      </Box>
      <ActionBar>
        <Button
          variant="contained"
          size="large"
          loading={isLoading}
          disabled={free.length === 0}
          onClick={() => (untickedCount > 0 ? setAsking(true) : void packed(free))}
          sx={{ flex: { mobile: '1 1 100%', desktop: '0 1 auto' } }}
        >
          {t('packing.allDone', { count: free.length })}
        </Button>
        <PrintLinks orderIds={orders.map(({ orderId }) => orderId)} />
        <Button onClick={finish} sx={{ px: 1 }}>
          {t('packing.leave')}
        </Button>
      </ActionBar>
      <ConfirmDialog
        open={isAsking}
        title={t('packing.askAll', { count: untickedCount })}
        confirmLabel={t('packing.allDone', { count: free.length })}
        cancelLabel={t('packing.goOn')}
        onConfirm={() => {
          setAsking(false);
          void packed(free);
        }}
        onCancel={() => setAsking(false)}
      />
      {changing && (
        <PanelDialog open title={changing.orderNumber} onClose={() => setChanging(null)}>
          <LineChanges orderId={changing.orderId} phone={changing.mobileNumber} />
        </PanelDialog>
      )}
    </>
  );
};
