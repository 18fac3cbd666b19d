import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Close } from './icons';

interface UpdateActionsProps {
  onReload: () => void;
  onLater: () => void;
}

/** A toast about a new release offers these. */
export const UpdateActions = ({ onReload, onLater }: UpdateActionsProps) => {
  const { t } = useTranslation('common');
  return (
    <>
      <Button color="inherit" onClick={onReload}>
        {t('update.reload')}
      </Button>
      {/* IconButton would be loaded on each page for a rare toast. */}
      <Button color="inherit" aria-label={t('close')} onClick={onLater} sx={{ paddingInline: 1.5 }}>
        <Close fontSize="small" />
      </Button>
    </>
  );
};
