import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { QRCodeSVG } from 'qrcode.react';
import { useTranslation } from 'react-i18next';
import { addressLine } from '../../../../contract/addressLine';
import type { Store } from '../../../../contract/homepage';
import type { PackingOrder } from '../../../../contract/packing';
import { toWholeRupees } from '../../../../contract/paymentConstants';
import { styled } from '../../../components/styled';
import { formatDisplayDate, formatTime } from '../../../lib/dates';
import { formatMobileNumber } from '../../../lib/mobileNumber';
import { formatPaise } from '../../../lib/money';
import { useFormatSize } from '../../../hooks/useFormatSize';
import { RecalledNote } from '../../components/RecalledNote';
import { ReplacementsDue } from '../../components/ReplacementsDue';
import { WaitingNote } from '../../components/WaitingNote';
import { TraceCodes } from './TraceCodes';

const QR_PX = 96;

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  marginBlock: theme.spacing(2),
  '& th, & td': {
    padding: theme.spacing(0.75, 1),
    borderBlockEnd: '1px solid',
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& td:first-of-type, & td:last-of-type': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
}));

interface PackingSlipProps {
  order: PackingOrder;
  seller: Pick<Store, 'storeName' | 'legalName' | 'address' | 'phones' | 'fssaiLicence'>;
}

/** Goes into the parcel: what it holds, who it is for, and who sells it. */
export const PackingSlip = ({ order, seller }: PackingSlipProps) => {
  const { t, i18n } = useTranslation('staffPacking');
  const formatSize = useFormatSize();
  const { orderNumber, placedAt, slot, customerName, mobileNumber, address, note, lines, paymentStatus } = order;
  const sumOf = (key: 'discountPaise' | 'deliveryPaise') => lines.reduce((sum, line) => sum + line[key], 0);
  const shares = { discount: -sumOf('discountPaise'), delivery: sumOf('deliveryPaise') };
  const { receiverName, receiverPhone, instructions } = address;
  const time = (iso: string) => formatTime(iso, i18n.language);
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Box>
          <Typography variant="h3" component="p">
            {seller.storeName}
          </Typography>
          <Typography variant="body2">{[seller.legalName, seller.address].filter(Boolean).join(', ')}</Typography>
          <Typography variant="body2">{seller.phones.join(', ')}</Typography>
          {seller.fssaiLicence !== '' && (
            <Typography variant="body2">{t('slip.fssai', { number: seller.fssaiLicence })}</Typography>
          )}
        </Box>
        <QRCodeSVG value={orderNumber} size={QR_PX} level="M" title={orderNumber} style={{ flexShrink: 0 }} />
      </Box>
      <Typography variant="h2" sx={{ marginBlockStart: 2 }}>
        {orderNumber}
      </Typography>
      <RecalledNote recalled={lines.flatMap(({ recalled }) => recalled)} status={order.status} />
      <WaitingNote waiting={order.waitingItems} />
      <Typography variant="body2">
        {[
          t('packing.placedOn', { day: formatDisplayDate(placedAt, i18n.language) }),
          slot && `${formatDisplayDate(slot.startsAt, i18n.language)}, ${time(slot.startsAt)}–${time(slot.endsAt)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      <Typography variant="subtitle1" component="p" sx={{ marginBlockStart: 1 }}>
        {`${receiverName ?? customerName}, ${formatMobileNumber(receiverPhone ?? mobileNumber)}`}
      </Typography>
      <Typography>{addressLine(address)}</Typography>
      {[instructions, note].filter(Boolean).map((text) => (
        <Typography key={text} sx={{ fontWeight: 600 }}>
          {text}
        </Typography>
      ))}
      <Table>
        <thead>
          <tr>
            <th>{t('slip.units')}</th>
            <th>{t('slip.item')}</th>
            <th>{t('slip.price')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.lineNo}>
              <td>{`☐ ${line.packedQuantity} ×`}</td>
              <td>
                <strong>{`${line.name} · ${formatSize(line)}`}</strong>
                <br />
                {[line.secondName, ...line.addons.map((addon) => `+ ${addon}`)].filter(Boolean).join(' · ')}
                {line.parts?.map((part) => (
                  <div key={`${part.name} ${formatSize(part)}`}>
                    {`${part.quantity} × ${part.name} · ${formatSize(part)}`}
                  </div>
                ))}
                <TraceCodes traces={line.traces} />
                {line.packedQuantity < line.quantity && (
                  <div>{t('lines.part', { packed: line.packedQuantity, ordered: line.quantity })}</div>
                )}
              </td>
              <td>{formatPaise(line.costPaise)}</td>
            </tr>
          ))}
          {(['discount', 'delivery'] as const).map(
            (share) =>
              shares[share] !== 0 && (
                <tr key={share}>
                  <td />
                  <td>{t(`lines.${share}`)}</td>
                  <td>{formatPaise(shares[share])}</td>
                </tr>
              ),
          )}
        </tbody>
      </Table>
      <ReplacementsDue {...order} />
      <PayNote paymentStatus={paymentStatus} totalPaise={order.totalPaise} />
    </>
  );
};

/** Says what the rider has to collect, if anything. */
export const PayNote = ({ paymentStatus, totalPaise }: Pick<PackingOrder, 'paymentStatus' | 'totalPaise'>) => {
  const { t } = useTranslation('staffPacking');
  const isDue = paymentStatus === 'DUE_AT_DOOR';
  return (
    <Typography variant="h4" component="p">
      {t(isDue ? 'packing.atDoor' : paymentStatus === 'NOTHING_DUE' ? 'slip.free' : 'slip.paid', {
        amount: formatPaise(isDue ? toWholeRupees(totalPaise) : totalPaise),
      })}
    </Typography>
  );
};
