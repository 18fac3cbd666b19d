import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { PlaceOutlined } from '../../components/icons';
import { MyLocation } from '../../components/MyLocation';
import { PromptDialog } from '../../components/PromptDialog';
import { SeedSun } from '../../components/SeedSun';

interface LocationPromptProps {
  onClose: () => void;
  onUseCurrentLocation: () => void;
}

/** Home's location prompt (specification §2); dismissed for the visit. */
export const LocationPrompt = ({ onClose, onUseCurrentLocation }: LocationPromptProps) => {
  const { t } = useTranslation('home');
  return (
    <PromptDialog
      title={t('location.text')}
      picture={
        <SeedSun tone="turmeric">
          <PlaceOutlined />
        </SeedSun>
      }
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('location.later')}</Button>
          <Button variant="contained" startIcon={<MyLocation />} data-opens="location" onClick={onUseCurrentLocation}>
            {t('location.use')}
          </Button>
        </>
      }
    />
  );
};
