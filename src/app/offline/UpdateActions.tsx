import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Close } from '../../components/icons';

interface UpdateActionsProps {
  onReload: () => void;
  onLater: () => void;
}

/** What can be done about a new release: take it now, or go on reading. */
export const UpdateActions = ({ onReload, onLater }: UpdateActionsProps) => {
  const { t } = useTranslation('common');
  return (
    <>
      <Button color="inherit" onClick={onReload}>
        {t('update.reload')}
      </Button>
      {/* No IconButton: every page would load its code, for the day of a new release. */}
      <Button color="inherit" aria-label={t('close')} onClick={onLater} sx={{ paddingInline: 1.5 }}>
        <Close fontSize="small" />
      </Button>
    </>
  );
};
