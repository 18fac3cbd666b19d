import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MyLocation } from '../../components/icons';

interface LocationPromptProps {
  open: boolean;
  onClose: () => void;
  onUseCurrentLocation: () => void;
}

/**
 * Home's question for the place (specification §2); it can be waved away, and then stays away for the visit. Nowhere
 * else: pages that need a place offer a way to it instead.
 */
export const LocationPrompt = ({ open, onClose, onUseCurrentLocation }: LocationPromptProps) => {
  const { t } = useTranslation('location');
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} maxWidth="tablet">
      <DialogTitle id={titleId} sx={{ textWrap: 'balance' }}>
        {t('prompt')}
      </DialogTitle>
      <DialogActions
        disableSpacing
        sx={{ padding: 2, gap: 1, flexDirection: { mobile: 'column-reverse', tablet: 'row' }, alignItems: 'stretch' }}
      >
        <Button onClick={onClose}>{t('promptLater')}</Button>
        <Button variant="contained" startIcon={<MyLocation />} onClick={onUseCurrentLocation}>
          {t('promptUse')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
