import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PackingOrder } from '../../../../contract/packing';
import { toWholeRupees } from '../../../../contract/paymentConstants';
import { formatPaise } from '../../../lib/money';
import { RecalledNote } from '../../components/RecalledNote';
import { ReplacementsDue } from '../../components/ReplacementsDue';
import { WaitingNote } from '../../components/WaitingNote';

interface OrderLineProps {
  order: PackingOrder;
  control?: ReactNode;
  actions?: ReactNode;
}

/** One order on the packing table. */
export const OrderLine = ({ order, control, actions }: OrderLineProps) => {
  const { t } = useTranslation('staffPacking');
  const { orderNumber, customerName, address, note, lines, status, paymentStatus, totalPaise } = order;
  const units = lines.reduce((sum, { packedQuantity }) => sum + packedQuantity, 0);
  const facts = [
    t('packing.units', { count: units }),
    address.street,
    paymentStatus === 'DUE_AT_DOOR' && t('packing.atDoor', { amount: formatPaise(toWholeRupees(totalPaise)) }),
    paymentStatus === 'NOTHING_DUE' && t('slip.free'),
    status === 'PROCESSING' && t('packing.underWay'),
  ];
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 1,
        alignItems: 'center',
        paddingBlock: 0.5,
        borderBlockEnd: '1px solid',
        borderColor: 'surface.line',
      }}
    >
      {control}
      <Box sx={{ flex: '1 1 min(14rem, 100% - 6rem)', minWidth: 0 }}>
        <Typography variant="subtitle2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {`${orderNumber} · ${customerName}`}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {facts.filter(Boolean).join(' · ')}
        </Typography>
        <RecalledNote recalled={lines.flatMap(({ recalled }) => recalled)} status={status} />
        <ReplacementsDue {...order} parcel={order} />
        <WaitingNote waiting={order.waitingItems} />
        {note !== null && <Typography variant="body2">{t('packing.note', { note })}</Typography>}
      </Box>
      <Box sx={{ marginInlineStart: 'auto', display: 'flex', gap: 1 }}>{actions}</Box>
    </Box>
  );
};
