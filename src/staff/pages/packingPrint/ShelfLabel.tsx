import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { QRCodeSVG } from 'qrcode.react';
import { useTranslation } from 'react-i18next';
import type { PackingOrder } from '../../../../contract/packing';
import { formatDisplayDate, formatTime } from '../../../lib/dates';
import { RecalledNote } from '../../components/RecalledNote';
import { codesOf } from '../../lib/recalledCodes';
import { PayNote } from './PackingSlip';

/** A label of 100 × 50 mm less its margins. */
const label = {
  width: 'min(94mm, 100%)',
  height: '43mm',
  overflow: 'hidden',
  display: 'flex',
  gap: '4mm',
  alignItems: 'center',
};

const code = { width: '32mm', height: '32mm', flexShrink: 0 };

/** Sticks to the parcel: its number to be read and scanned, and where it goes. A stopped parcel goes nowhere yet, so its label has no address. */
export const ShelfLabel = ({ order }: { order: PackingOrder }) => {
  const { t, i18n } = useTranslation('staffPacking');
  const { orderNumber, customerName, address, slot, lines } = order;
  const units = lines.reduce((sum, { packedQuantity }) => sum + packedQuantity, 0);
  const recalled = lines.flatMap((line) => line.recalled);
  const isStopped = codesOf(recalled) !== '';
  return (
    <Box sx={label}>
      <QRCodeSVG value={orderNumber} level="M" title={orderNumber} style={code} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h3" component="p" sx={{ whiteSpace: 'nowrap' }}>
          {orderNumber}
        </Typography>
        <RecalledNote recalled={recalled} status={order.status} />
        <Typography noWrap sx={{ fontWeight: 600 }}>
          {customerName}
        </Typography>
        {!isStopped &&
          [address.street, address.landmark].filter(Boolean).map((part) => (
            <Typography key={part} variant="body2" noWrap>
              {part}
            </Typography>
          ))}
        <Typography variant="body2">
          {[
            t('packing.units', { count: units }),
            slot && `${formatDisplayDate(slot.startsAt, i18n.language)} ${formatTime(slot.startsAt, i18n.language)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        {!isStopped && <PayNote {...order} />}
      </Box>
    </Box>
  );
};
