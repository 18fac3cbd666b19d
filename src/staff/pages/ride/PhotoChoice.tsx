import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../../../components/FileButton';
import { useObjectUrl } from '../../../hooks/useObjectUrl';
import { shrinkPhoto } from '../../../lib/shrinkPhoto';

interface PhotoChoiceProps {
  photo: Blob | null;
  onPhoto: (photo: Blob) => void;
}

/** Takes a photo with the phone's camera, and shows it. */
export const PhotoChoice = ({ photo, onPhoto }: PhotoChoiceProps) => {
  const { t } = useTranslation('staffRounds');
  const url = useObjectUrl(photo);

  const take = async (file: File) => {
    onPhoto(await shrinkPhoto(file));
  };

  return (
    <>
      {url !== null && (
        <Box
          component="img"
          src={url}
          alt={t('deliver.photoTaken')}
          sx={{ width: '100%', maxHeight: 240, objectFit: 'contain', borderRadius: 1 }}
        />
      )}
      <FileButton
        label={t(photo ? 'deliver.anotherPhoto' : 'deliver.takePhoto')}
        accept="image/*"
        camera
        size="large"
        fullWidth
        onFile={(file) => void take(file)}
      />
    </>
  );
};
