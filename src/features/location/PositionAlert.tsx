import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

interface PositionAlertProps {
  problem: 'denied' | 'unsupported';
  /** The shop's name. */
  product: string;
  onClose: () => void;
}

/** Says why the browser gives no position and how to allow it (specification §8); searching by hand goes on. */
export const PositionAlert = ({ problem, product, onClose }: PositionAlertProps) => {
  const { t } = useTranslation('location');
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      aria-describedby={textId}
      slotProps={{ paper: { role: 'alertdialog' } }}
    >
      <DialogTitle id={titleId}>{t(problem === 'unsupported' ? 'unsupportedTitle' : 'refusedTitle')}</DialogTitle>
      <DialogContent id={textId}>
        <DialogContentText sx={{ mb: 1 }}>{t('refusedHint', { product })}</DialogContentText>
        <DialogContentText>{t('refusedGoOn')}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ padding: 2 }}>
        <Button variant="contained" onClick={onClose}>
          {t('understood')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
