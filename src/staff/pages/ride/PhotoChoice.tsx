import Box from '@mui/material/Box';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../../../components/FileButton';
import { shrinkPhoto } from '../../ride/shrinkPhoto';

interface PhotoChoiceProps {
  photo: Blob | null;
  onPhoto: (photo: Blob) => void;
}

/** Takes a photo with the phone's camera, and shows it. */
export const PhotoChoice = ({ photo, onPhoto }: PhotoChoiceProps) => {
  const { t } = useTranslation('staffRounds');
  const url = useMemo(() => (photo && 'createObjectURL' in URL ? URL.createObjectURL(photo) : null), [photo]);
  useEffect(
    () => () => {
      if (url !== null) URL.revokeObjectURL(url);
    },
    [url],
  );

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
