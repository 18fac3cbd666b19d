import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { BellOn } from '../../components/lazyIcons';
import type { PushState } from '../../lib/browserPush';

interface DeviceNotificationsViewProps {
  state: PushState;
  isBusy?: boolean;
  hasFailed?: boolean;
  onTurnOn: () => void;
  onTurnOff: () => void;
}

/** Offers to tell how the order gets on by a notification of this device. The browser asks for permission after the tap. */
export const DeviceNotificationsView = ({
  state,
  isBusy = false,
  hasFailed = false,
  onTurnOn,
  onTurnOff,
}: DeviceNotificationsViewProps) => {
  const { t } = useTranslation('orders');
  if (state === 'UNSUPPORTED') return null;
  return (
    <Stack spacing={1} role="group" aria-label={t('notifications.label')}>
      {state === 'OFF' ? (
        <Button variant="outlined" fullWidth startIcon={<BellOn />} disabled={isBusy} onClick={onTurnOn}>
          <span>{t('notifications.turnOn')}</span>
        </Button>
      ) : (
        <Typography variant="body2" color="textSecondary">
          {t(`notifications.${state}`)}
        </Typography>
      )}
      {state === 'ON' && (
        <Button size="small" disabled={isBusy} onClick={onTurnOff} sx={{ alignSelf: 'flex-start', ml: -1 }}>
          {t('notifications.turnOff')}
        </Button>
      )}
      {hasFailed && (
        <Typography variant="body2" color="error" role="alert">
          {t('notifications.failed')}
        </Typography>
      )}
    </Stack>
  );
};
