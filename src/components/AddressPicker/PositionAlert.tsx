import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { SheetDialog } from '../SheetDialog';

interface PositionAlertProps {
  problem: 'denied' | 'unsupported';
  product: string;
  onClose: () => void;
}

/** Explains why there is no position and how to allow it (specification §8); manual search continues. */
export const PositionAlert = ({ problem, product, onClose }: PositionAlertProps) => {
  const { t } = useTranslation('location');
  return (
    <SheetDialog
      open
      isAlert
      title={t(problem === 'unsupported' ? 'unsupportedTitle' : 'refusedTitle')}
      onClose={onClose}
      actions={
        <Button variant="contained" size="large" onClick={onClose}>
          {t('understood')}
        </Button>
      }
    >
      <Typography sx={{ mb: 1.5 }}>{t('refusedHint', { product })}</Typography>
      <Typography>{t('refusedGoOn')}</Typography>
    </SheetDialog>
  );
};
