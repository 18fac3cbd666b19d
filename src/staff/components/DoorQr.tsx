import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { QRCodeSVG } from 'qrcode.react';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../components/Amount';
import { PanelDialog } from './PanelDialog';
import { Spinner } from '../../components/Spinner';
import { formatPaise } from '../../lib/money';
import { useGetUpiLinkQuery } from '../store/moneyApi';

const QR_PX = 320;

interface DoorQrProps {
  orderNumber: string;
  /** The customer has shown that it is paid. */
  onPaid: (amountPaise: number) => void;
  onClose: () => void;
}

/** The order's own UPI QR, held out to the customer at the door. */
export const DoorQr = ({ orderNumber, onPaid, onClose }: DoorQrProps) => {
  const { t } = useTranslation('staffMoney');
  const { data: link, isError } = useGetUpiLinkQuery(orderNumber);
  return (
    <PanelDialog open title={t('qr.title', { number: orderNumber })} onClose={onClose} fillsPhone>
      {!link && !isError && (
        <Box role="status" aria-label={t('loading')}>
          <Spinner />
        </Box>
      )}
      {isError && <Typography>{t('qr.failed')}</Typography>}
      {link && (
        <Stack spacing={2} sx={{ alignItems: 'center', textAlign: 'center' }}>
          <Amount paise={link.amountPaise} size="huge" component="p" />
          {/* White under black in every colour scheme: it is for cameras. */}
          <Box sx={{ width: QR_PX, maxWidth: '100%', '& svg': { display: 'block', width: '100%', height: 'auto' } }}>
            <QRCodeSVG
              value={link.upiUrl}
              size={QR_PX}
              level="M"
              marginSize={4}
              role="img"
              title={t('qr.label', { amount: formatPaise(link.amountPaise) })}
            />
          </Box>
          <Typography color="textSecondary">{t('qr.how', { payee: link.payeeName })}</Typography>
          <Button variant="contained" size="large" fullWidth onClick={() => onPaid(link.amountPaise)}>
            {t('qr.paid')}
          </Button>
        </Stack>
      )}
    </PanelDialog>
  );
};
