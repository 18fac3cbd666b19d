import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { QRCodeSVG } from 'qrcode.react';
import { useTranslation } from 'react-i18next';
import type { FactorOffered } from '../../../../contract/staffLogin';
import type { ApiError } from '../../../store/api/ApiError';
import { TypedStep } from './TypedStep';

const QR_SIZE_PX = 224;
/** The margin in modules; scanners may not find a code without one. */
const QR_MARGIN = 4;

interface AppStepProps {
  offered: FactorOffered;
  onSubmit: (code: string) => Promise<ApiError | undefined>;
}

/** The authenticator app learns the seed: by QR from another screen, by link or by hand on the same phone. */
export const AppStep = ({ offered: { uri, key, demoHint }, onSubmit }: AppStepProps) => {
  const { t } = useTranslation('staffLogin');
  return (
    <Stack spacing={2}>
      <Typography color="textSecondary">{t('appIntro')}</Typography>
      {/* White under black in every colour scheme: for cameras. */}
      <Box sx={{ alignSelf: 'center', borderRadius: 1, overflow: 'hidden', '& svg': { display: 'block' } }}>
        <QRCodeSVG value={uri} size={QR_SIZE_PX} level="M" marginSize={QR_MARGIN} role="img" title={t('qr')} />
      </Box>
      <Button component="a" href={uri} variant="outlined">
        {t('openApp')}
      </Button>
      <Typography variant="body2" color="textSecondary">
        {t('orType')}{' '}
        <Box
          component="code"
          sx={{ display: 'block', color: 'text.primary', typography: 'subtitle2', overflowWrap: 'anywhere' }}
        >
          {key.replace(/(.{4})(?=.)/g, '$1 ')}
        </Box>
      </Typography>
      <TypedStep
        label={t('appCode')}
        action={t('confirmApp')}
        demoHint={demoHint}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        onSubmit={onSubmit}
      />
    </Stack>
  );
};
