import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { usePayeeText } from '../../hooks/usePayeeText';
import { useDecidePayeeChangeMutation, useGetPayeeChangeQuery } from '../../store/settingsApi';

/** Another payee that a second person has to approve, or that was approved lately. @param onDecided the settings may be others now */
export const PayeeChange = ({ onDecided }: { onDecided: () => void }) => {
  const { t } = useTranslation('staffPayments');
  const textOf = usePayeeText();
  const { data: change } = useGetPayeeChangeQuery(undefined, { refetchOnMountOrArgChange: true });
  const [decide, { isLoading, originalArgs }] = useDecidePayeeChangeMutation();
  if (!change) return null;
  const isRunning = (how: 'approve' | 'decline') => isLoading && originalArgs?.how === how;
  const send = async (how: 'approve' | 'decline') => {
    const { error } = await decide({ id: change._id, how });
    if (!error) onDecided();
  };
  return (
    <Alert severity={change.state === 'WAITING' ? 'warning' : 'info'} sx={{ marginBottom: 2 }}>
      {textOf(change)}
      {change.state === 'WAITING' && (
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', marginTop: 1 }}>
          {!change.isOwn && (
            <Button
              variant="contained"
              loading={isRunning('approve')}
              disabled={isLoading}
              onClick={() => void send('approve')}
            >
              {t('payee.approve')}
            </Button>
          )}
          <Button
            variant="outlined"
            loading={isRunning('decline')}
            disabled={isLoading}
            onClick={() => void send('decline')}
          >
            {t(change.isOwn ? 'payee.takeBack' : 'payee.decline')}
          </Button>
        </Stack>
      )}
    </Alert>
  );
};
