import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { MyLocation, PlaceOutlined } from '../../components/icons';
import { SeedSun } from '../../components/SeedSun';
import { SheetDialog } from '../../components/SheetDialog';

interface LocationPromptProps {
  open: boolean;
  onClose: () => void;
  onUseCurrentLocation: () => void;
}

/** Home's question for the place (specification §2); it can be waved away. */
export const LocationPrompt = ({ open, onClose, onUseCurrentLocation }: LocationPromptProps) => {
  const { t } = useTranslation('location');
  return (
    <SheetDialog
      open={open}
      title={t('prompt')}
      picture={
        <SeedSun tone="turmeric">
          <PlaceOutlined />
        </SeedSun>
      }
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" size="large" onClick={onClose}>
            {t('promptLater')}
          </Button>
          <Button variant="contained" size="large" startIcon={<MyLocation />} onClick={onUseCurrentLocation}>
            {t('promptUse')}
          </Button>
        </>
      }
    />
  );
};
