import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { QRCodeSVG } from 'qrcode.react';
import { useTranslation } from 'react-i18next';

/** Maximum size with quiet zone, readable at desk distance. */
const QR_SIZE_PX = 360;
/** The quiet zone around a QR code, in modules, without which scanners may not find it. */
const QR_MARGIN = 4;

interface PaymentQrProps {
  /** The URL that the code contains. */
  url: string;
  /** Screen readers read it. */
  label: string;
  isSandbox: boolean;
  /** Also on phones, which can't scan themselves: another device scans it, or an app takes its picture. */
  isOnlyWay: boolean;
}

/** Narrow windows show the code only where there is no other way to pay. */
export const PaymentQr = ({ url, label, isSandbox, isOnlyWay }: PaymentQrProps) => {
  const { t } = useTranslation('payment');
  return (
    <Box
      sx={{
        display: { mobile: isOnlyWay ? 'block' : 'none', tablet: 'block' },
        width: QR_SIZE_PX,
        maxWidth: '100%',
        marginInline: 'auto',
      }}
    >
      {/* White under black in every colour scheme: these are for cameras, and the component's own. */}
      <Box
        sx={{
          border: '1px solid',
          borderColor: 'surface.line',
          borderRadius: 1,
          overflow: 'hidden',
          '& svg': { display: 'block', width: '100%', height: 'auto' },
        }}
      >
        <QRCodeSVG value={url} size={QR_SIZE_PX} level="M" marginSize={QR_MARGIN} role="img" title={label} />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5, textAlign: 'center', textWrap: 'balance' }}>
        {t(isSandbox ? 'scanSandbox' : 'scan')}
        {isOnlyWay && (
          <Box component="span" sx={{ display: { mobile: 'block', desktop: 'none' } }}>
            {t('scanPicture')}
          </Box>
        )}
      </Typography>
    </Box>
  );
};
