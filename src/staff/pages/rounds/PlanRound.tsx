import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressLine } from '../../../../contract/addressLine';
import type { Language } from '../../../../contract/constants';
import { slotInWords } from '../../../../contract/slotInWords';
import { toWholeRupees } from '../../../../contract/paymentConstants';
import type { ReadyOrder, Rider } from '../../../../contract/rounds';
import { styled } from '../../../components/styled';
import { formatPaise } from '../../../lib/money';
import { RecalledNote } from '../../components/RecalledNote';
import { useAnnounce } from '../../hooks/useAnnounce';
import { useNow } from '../../hooks/useNow';
import { inBar, measureBar } from '../../lib/measureBar';
import { codesOf } from '../../lib/recalledCodes';
import { shopDay } from '../../lib/shopDays';
import { usePlanRoundMutation } from '../../store/roundsApi';
import { RiderSelect } from './RiderSelect';

interface PlanRoundProps {
  ready: readonly ReadyOrder[];
  riders: readonly Rider[];
  /** These have a round to ride already. */
  busyRiders: readonly string[];
}

const Order = styled('label')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  '& > :last-child': { textAlign: 'end' },
  // A phone has no room for a third column.
  [theme.breakpoints.down('desktop')]: {
    gridTemplateColumns: '44px minmax(0, 1fr)',
    paddingBlock: theme.spacing(0.5),
    '& > :first-child': { gridRow: '1 / span 2' },
    '& > :last-child': { textAlign: 'start' },
  },
  alignItems: 'center',
  gap: theme.spacing(0.5),
  minHeight: 56,
  paddingInlineEnd: theme.spacing(1.5),
  borderBottom: `1px solid ${theme.vars.palette.surface.line}`,
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
  '&:last-of-type': { borderBottom: 0 },
}));

/** Above the tabs on a phone. */
const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: theme.spacing(1),
  position: 'sticky',
  bottom: 'calc(var(--tabs-height) + env(safe-area-inset-bottom))',
  zIndex: 1,
  padding: theme.spacing(1.5),
  backgroundColor: theme.vars.palette.background.paper,
  borderTop: `1px solid ${theme.vars.palette.surface.line}`,
  borderRadius: '0 0 14px 14px',
  [theme.breakpoints.up('desktop')]: { bottom: 0 },
  ...inBar,
}));

/** Packed orders that wait, to be chosen for a rider. */
export const PlanRound = ({ ready, riders, busyRiders }: PlanRoundProps) => {
  const { t, i18n } = useTranslation('staffRounds');
  const [plan, { isLoading }] = usePlanRoundMutation();
  const announce = useAnnounce();
  const today = shopDay(useNow());
  const [toggled, setToggled] = useState<readonly string[]>([]);
  const [riderId, setRiderId] = useState('');
  // Those of a later day wait for its round. New ones join by themselves.
  const isOfToday = ({ slot }: ReadyOrder) => slot === null || shopDay(Date.parse(slot.startsAt)) <= today;
  const isChosen = (order: ReadyOrder) =>
    isOfToday(order) !== toggled.includes(order.orderId) && codesOf(order.recalled) === '';
  const chosen = ready.filter(isChosen);
  const isFree = ({ _id }: Rider) => !busyRiders.includes(_id);
  const rider = riders.find(({ _id }) => _id === riderId) ?? riders.find(isFree) ?? riders[0];

  const toggle = (orderId: string) =>
    setToggled((before) => (before.includes(orderId) ? before.filter((id) => id !== orderId) : [...before, orderId]));
  const submit = async () => {
    if (!rider) return;
    const { error } = await plan({ riderId: rider._id, orderIds: chosen.map(({ orderId }) => orderId) });
    if (error) return;
    setToggled([]);
    announce(t('planned', { count: chosen.length, name: rider.name }));
  };

  return (
    <Stack component="section" spacing={1.5} aria-labelledby="staff-ready">
      <Typography id="staff-ready" variant="h4" component="h2">
        {t('ready', { count: ready.length })}
      </Typography>
      {ready.length === 0 ? (
        <Typography color="textSecondary">{t('nothingReady')}</Typography>
      ) : (
        <Card sx={{ overflow: 'visible' }}>
          {ready.map((order) => (
            <Order key={order.orderId}>
              <Checkbox
                checked={isChosen(order)}
                disabled={codesOf(order.recalled) !== ''}
                onChange={() => toggle(order.orderId)}
              />
              <span>
                <Typography component="span" sx={{ display: 'block', fontWeight: 700 }}>
                  {[order.orderNumber, order.customerName].filter(Boolean).join(' · ')}
                </Typography>
                <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
                  {addressLine(order.address)}
                </Typography>
                <RecalledNote {...order} />
              </span>
              <Typography component="span" variant="body2">
                {order.slot
                  ? slotInWords(order.slot, i18n.language as Language)
                  : t('units', { count: order.itemCount })}
                {order.duePaise > 0 && <strong>{` · ${formatPaise(toWholeRupees(order.duePaise))}`}</strong>}
              </Typography>
            </Order>
          ))}
          <Bar ref={measureBar}>
            <RiderSelect riders={riders} value={rider?._id ?? ''} onChange={setRiderId} />
            <Button
              variant="contained"
              size="large"
              disabled={chosen.length === 0 || !rider}
              loading={isLoading}
              onClick={() => void submit()}
              sx={{ flex: '1 1 160px' }}
            >
              {t('plan', { count: chosen.length })}
            </Button>
          </Bar>
        </Card>
      )}
    </Stack>
  );
};
