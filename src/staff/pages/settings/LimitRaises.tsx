import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useLimitRaiseText } from '../../hooks/useLimitRaiseText';
import { useConfirmLimitRaiseMutation, useGetLimitRaisesQuery } from '../../store/settingsApi';

/** Limits that were raised lately. A second person confirms what doesn't count yet for the person who raised it. */
export const LimitRaises = () => {
  const { t } = useTranslation('staffPayments');
  const textOf = useLimitRaiseText();
  const { data: raises = [] } = useGetLimitRaisesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [confirm, { isLoading, originalArgs }] = useConfirmLimitRaiseMutation();
  return (
    <>
      {raises.map((raise) => (
        <Alert key={raise._id} severity={raise.isWaiting ? 'warning' : 'info'} sx={{ marginBottom: 2 }}>
          {textOf(raise)}
          {raise.isWaiting && !raise.isOwn && (
            <Box sx={{ marginTop: 1 }}>
              <Button
                variant="contained"
                loading={isLoading && originalArgs === raise._id}
                disabled={isLoading}
                onClick={() => void confirm(raise._id)}
              >
                {t('limits.confirm')}
              </Button>
            </Box>
          )}
        </Alert>
      ))}
    </>
  );
};
