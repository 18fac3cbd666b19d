import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { MyLocation } from '../../components/icons';
import { PromptDialog } from '../../components/PromptDialog';

interface LocationPromptProps {
  onClose: () => void;
  onUseCurrentLocation: () => void;
}

/** Home's question for the place (specification §2); it can be waved away. */
export const LocationPrompt = ({ onClose, onUseCurrentLocation }: LocationPromptProps) => {
  const { t } = useTranslation('location');
  return (
    <PromptDialog
      title={t('prompt')}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t('promptLater')}
          </Button>
          <Button variant="contained" startIcon={<MyLocation />} data-opens="location" onClick={onUseCurrentLocation}>
            {t('promptUse')}
          </Button>
        </>
      }
    />
  );
};
