import { useTranslation } from 'react-i18next';
import { PanelDialog } from '../../components/PanelDialog';
import { StaffPhoto } from '../../components/StaffPhoto';

interface PhotoDialogProps {
  photoId: string;
  title: string;
  onClose: () => void;
}

/** The rider's photo of a delivery. */
export const PhotoDialog = ({ photoId, title, onClose }: PhotoDialogProps) => {
  const { t } = useTranslation('staffRounds');
  return (
    <PanelDialog open title={title} onClose={onClose}>
      <StaffPhoto photoId={photoId} alt={t('photoAlt')} />
    </PanelDialog>
  );
};
