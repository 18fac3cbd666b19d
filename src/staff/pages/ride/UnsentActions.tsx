import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import type { RideAction } from '../../lib/offlineStorage';

interface UnsentActionsProps {
  actions: readonly RideAction[];
  isOnline: boolean;
  onSend: () => void;
  onDismiss: (id: number) => void;
}

/** What waits for the network, and what the server rejected later, each in words. */
export const UnsentActions = ({ actions, isOnline, onSend, onDismiss }: UnsentActionsProps) => {
  const { t } = useTranslation('staffRounds');
  const waiting = actions.filter(({ problem }) => problem === null);
  return (
    <Stack spacing={1} role="status">
      {waiting.length > 0 && (
        <Alert
          severity="warning"
          action={
            isOnline && (
              <Button color="inherit" onClick={onSend}>
                {t('ride.sendNow')}
              </Button>
            )
          }
        >
          {t('ride.waiting', { count: waiting.length })}
        </Alert>
      )}
      {actions.map(
        ({ id, kind, label, problem }) =>
          problem && (
            <Alert
              key={id}
              severity="error"
              action={
                <Button color="inherit" onClick={() => onDismiss(id)}>
                  {t('ride.understood')}
                </Button>
              }
            >
              {`${t(`ride.actions.${kind}`, { label })}: ${problem.join(' ')}`}
            </Alert>
          ),
      )}
    </Stack>
  );
};
