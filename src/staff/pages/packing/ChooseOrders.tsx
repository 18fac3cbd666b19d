import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PackingOrder } from '../../../../contract/packing';
import { useToasts } from '../../../hooks/useToasts';
import { formatDisplayDate, formatTime } from '../../../lib/dates';
import { staffOrderPath } from '../../lib/staffPaths';
import { useStartPackingMutation } from '../../store/packingApi';
import { ActionBar } from '../../components/ActionBar';
import { isStopped } from './isStopped';
import { OrderLine } from './OrderLine';
import { PrintLinks } from './PrintLinks';

interface ChooseOrdersProps {
  orders: readonly PackingOrder[];
  onStart: (orderIds: string[]) => void;
}

/** By delivery window, or by day where the shop has none. */
function groupOrders(orders: readonly PackingOrder[], titleOf: (order: PackingOrder) => string) {
  const groups = new Map<string, PackingOrder[]>();
  for (const order of orders) {
    const title = titleOf(order);
    groups.set(title, [...(groups.get(title) ?? []), order]);
  }
  return [...groups];
}

/** A stopped order can be picked once its packing has begun: its other lines, and what takes the place of recalled packs. */
const canBePicked = (order: PackingOrder): boolean => order.status === 'PROCESSING' || !isStopped(order);

/** Orders that are to be packed, by delivery window: those that are chosen are picked together. */
export const ChooseOrders = ({ orders, onStart }: ChooseOrdersProps) => {
  const { t, i18n } = useTranslation('staffPacking');
  const { enqueueSnackbar } = useToasts();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [start, { isLoading }] = useStartPackingMutation();
  const titleOf = ({ slot, placedAt }: PackingOrder): string =>
    slot
      ? `${formatDisplayDate(slot.startsAt, i18n.language)}, ${formatTime(slot.startsAt, i18n.language)}–${formatTime(slot.endsAt, i18n.language)}`
      : t('packing.placedOn', { day: formatDisplayDate(placedAt, i18n.language) });

  const choose = (some: readonly PackingOrder[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const { orderId } of some) {
      if (isChosen) next.add(orderId);
      else next.delete(orderId);
    }
    setChosen(next);
  };
  const orderIds = orders
    .filter((order) => chosen.has(order.orderId) && canBePicked(order))
    .map(({ orderId }) => orderId);

  const begin = async () => {
    const fresh = orders.filter(({ orderId, status }) => orderIds.includes(orderId) && status === 'CONFIRMED');
    const started =
      fresh.length > 0 ? await start(fresh.map(({ orderId }) => orderId)) : { data: { left: [], stopped: [] } };
    if (!started.data) return;
    const { left, stopped } = started.data;
    for (const { problemText } of stopped) enqueueSnackbar(problemText, { variant: 'error' });
    onStart(orderIds.filter((orderId) => !left.some((other) => other === orderId)));
  };

  return (
    <>
      {groupOrders(orders, titleOf).map(([title, group]) => (
        <Box component="section" key={title} aria-label={title} sx={{ marginBlockEnd: 3 }}>
          <FormControlLabel
            control={
              <Checkbox
                checked={
                  group.some(canBePicked) && group.filter(canBePicked).every(({ orderId }) => chosen.has(orderId))
                }
                disabled={!group.some(canBePicked)}
                onChange={(_event, isChosen) => choose(group.filter(canBePicked), isChosen)}
              />
            }
            label={
              <Typography variant="h4" component="h2">
                {`${title} · ${t('packing.orders', { count: group.length })}`}
              </Typography>
            }
          />
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {group.map((order) => (
              <OrderLine
                key={order.orderId}
                order={order}
                control={
                  <Checkbox
                    checked={chosen.has(order.orderId) && canBePicked(order)}
                    disabled={!canBePicked(order)}
                    sx={{ '&.Mui-disabled': { opacity: 0.4 } }}
                    onChange={(_event, isChosen) => choose([order], isChosen)}
                    slotProps={{ input: { 'aria-label': order.orderNumber } }}
                  />
                }
                actions={
                  !canBePicked(order) && (
                    <Button component={Link} to={staffOrderPath(order.orderNumber)}>
                      {t('recalled.resolve')}
                    </Button>
                  )
                }
              />
            ))}
          </Box>
        </Box>
      ))}
      <ActionBar>
        <Button
          variant="contained"
          size="large"
          disabled={orderIds.length === 0}
          loading={isLoading}
          onClick={() => void begin()}
          sx={{ flex: { mobile: '1 1 100%', desktop: '0 1 auto' } }}
        >
          {t('packing.pick', { count: orderIds.length })}
        </Button>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <PrintLinks orderIds={orderIds} />
        </Stack>
      </ActionBar>
    </>
  );
};
