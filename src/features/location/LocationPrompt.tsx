import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { MyLocation, PlaceOutlined } from '../../components/icons';
import { PromptDialog } from '../../components/PromptDialog';
import { SeedSun } from '../../components/SeedSun';

interface LocationPromptProps {
  onClose: () => void;
  onUseCurrentLocation: () => void;
}

/**
 * Home's question for the place (specification §2); it can be waved away, and then stays away for the visit. Nowhere
 * else: pages that need a place offer a way to it instead.
 */
export const LocationPrompt = ({ onClose, onUseCurrentLocation }: LocationPromptProps) => {
  const { t } = useTranslation('location');
  return (
    <PromptDialog
      title={t('prompt')}
      picture={
        <SeedSun tone="turmeric">
          <PlaceOutlined />
        </SeedSun>
      }
      onClose={onClose}
      // Both look as others on Home do: their styles are there, and a cheap phone has none to work out.
      actions={
        <>
          <Button onClick={onClose}>{t('promptLater')}</Button>
          <Button variant="contained" startIcon={<MyLocation />} data-opens="location" onClick={onUseCurrentLocation}>
            {t('promptUse')}
          </Button>
        </>
      }
    />
  );
};
