import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { QRCodeSVG } from 'qrcode.react';
import { useTranslation } from 'react-i18next';
import { addressLine } from '../../../../contract/addressLine';
import type { PackingOrder } from '../../../../contract/packing';
import { formatDisplayDate, formatTime } from '../../../lib/dates';
import { RecalledNote } from '../../components/RecalledNote';
import { codesOf } from '../../lib/recalledCodes';
import { PayNote } from './PackingSlip';

/** A label of 100 × 50 mm less its margins. */
const label = {
  width: 'min(94mm, 100%)',
  minHeight: '43mm',
  display: 'flex',
  gap: '4mm',
  alignItems: 'center',
  // In millimetres, like the paper: the longest address leaves room for the rest.
  '& .MuiTypography-root': { fontSize: '3.4mm', lineHeight: 1.2 },
  '& .MuiTypography-h3': { fontSize: '5mm' },
  '& .MuiTypography-h4': { fontSize: '4mm' },
};

const code = { width: '26mm', height: '26mm', flexShrink: 0 };

/** Small enough that the whole address fits on the label, and never below what can be read. */
const sizeOf = ({ length }: string): string => (length > 240 ? '2.1mm' : length > 120 ? '2.6mm' : '3.4mm');

/** Sticks to the parcel: its number to be read and scanned, and where it goes. A stopped parcel goes nowhere yet, so its label has no address. */
export const ShelfLabel = ({ order }: { order: PackingOrder }) => {
  const { t, i18n } = useTranslation('staffPacking');
  const { orderNumber, customerName, address, slot, lines } = order;
  const units = lines.reduce((sum, { packedQuantity }) => sum + packedQuantity, 0);
  const recalled = lines.flatMap((line) => line.recalled);
  const isStopped = codesOf(recalled) !== '';
  const whole = addressLine(address);
  return (
    <Box sx={label}>
      <QRCodeSVG value={orderNumber} level="M" title={orderNumber} style={code} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="h3" component="p" sx={{ whiteSpace: 'nowrap' }}>
          {orderNumber}
        </Typography>
        <RecalledNote recalled={recalled} status={order.status} />
        <Typography sx={{ fontWeight: 600 }}>{customerName}</Typography>
        {!isStopped && (
          <Typography sx={{ '&&&': { fontSize: sizeOf(whole) }, paddingBlock: '0.5mm' }}>{whole}</Typography>
        )}
        <Typography>
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
