import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { PanelDialog } from '../../components/PanelDialog';
import { useToasts } from '../../../hooks/useToasts';
import { useTakeProductsMutation } from '../../store/openingApi';

interface TakeProductsDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The demo's products for a shop that has none: as drafts, or for sale at once. */
export const TakeProductsDialog = ({ open, onClose }: TakeProductsDialogProps) => {
  const { t } = useTranslation('staffOpening');
  const { enqueueSnackbar } = useToasts();
  const [take, { isLoading, originalArgs }] = useTakeProductsMutation();

  const choose = async (publish: boolean): Promise<void> => {
    const { data } = await take({ publish });
    if (data) enqueueSnackbar(data.message, { variant: 'success' });
    onClose();
  };
  const isTaking = (publish: boolean): boolean => isLoading && originalArgs?.publish === publish;

  return (
    <PanelDialog open={open} title={t('take.title')} onClose={onClose}>
      <Stack spacing={2}>
        <Typography>{t('take.text')}</Typography>
        <Typography color="textSecondary">{t('take.check')}</Typography>
        <Button
          variant="contained"
          size="large"
          disabled={isLoading}
          loading={isTaking(false)}
          onClick={() => void choose(false)}
        >
          {t('take.drafts')}
        </Button>
        <Button variant="outlined" disabled={isLoading} loading={isTaking(true)} onClick={() => void choose(true)}>
          {t('take.publish')}
        </Button>
      </Stack>
    </PanelDialog>
  );
};
