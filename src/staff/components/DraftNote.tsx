import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

interface DraftNoteProps {
  /** Another person changed it after that was typed. */
  isChanged: boolean;
  onDiscard: () => void;
}

/** Says that what was typed before is in the form again, with a way to discard it. */
export const DraftNote = ({ isChanged, onDiscard }: DraftNoteProps) => {
  const { t } = useTranslation('staffFrame');
  return (
    <Alert
      severity={isChanged ? 'warning' : 'info'}
      sx={{ marginBottom: 2 }}
      action={
        <Button color="inherit" size="small" onClick={onDiscard} sx={{ minHeight: 44 }}>
          {t('draft.discard')}
        </Button>
      }
    >
      {t(isChanged ? 'draft.changed' : 'draft.restored')}
    </Alert>
  );
};
