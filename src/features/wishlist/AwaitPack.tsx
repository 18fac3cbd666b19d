import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { usePanel } from '../../hooks/usePanel';
import { useToasts } from '../../hooks/useToasts';
import { useAwaitPackMutation, useStopAwaitingMutation } from '../../store/api/wishlistApi';
import { useWishlist } from '../../store/api/useWishlist';

interface AwaitPackProps {
  packId: string;
  /** With its size. */
  name: string;
}

/** Has a customer told once when a sold-out pack is back, or takes that back. Guests are asked to log in first. */
export const AwaitPack = ({ packId, name }: AwaitPackProps) => {
  const { t } = useTranslation('wishlist');
  const login = usePanel('login');
  const { enqueueSnackbar } = useToasts();
  const { isCustomer, isAwaited } = useWishlist();
  const [awaitPack, asking] = useAwaitPackMutation();
  const [stopAwaiting, stopping] = useStopAwaitingMutation();
  const isOn = isAwaited(packId);

  const change = async (): Promise<void> => {
    if (!isCustomer) {
      enqueueSnackbar(t('loginFirst'), { variant: 'info' });
      login.open();
      return;
    }
    const { error } = await (isOn ? stopAwaiting(packId) : awaitPack({ packId }));
    if (!error) enqueueSnackbar(t(isOn ? 'stopped' : 'asked'), { variant: 'success' });
  };

  return (
    <>
      {isOn && (
        <Typography variant="body2" color="textSecondary">
          {t('awaited')}
        </Typography>
      )}
      <Button
        variant={isOn ? 'text' : 'outlined'}
        loading={asking.isLoading || stopping.isLoading}
        aria-label={t(isOn ? 'dontTellNamed' : 'tellMeNamed', { name })}
        onClick={() => void change()}
      >
        {t(isOn ? 'dontTell' : 'tellMe')}
      </Button>
    </>
  );
};
