import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { shrinkPhoto } from '../../ride/shrinkPhoto';

interface PhotoChoiceProps {
  photo: Blob | null;
  onPhoto: (photo: Blob) => void;
}

const hiddenInput = { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' } as const;

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

  const take = async (file: File | undefined) => {
    if (file) onPhoto(await shrinkPhoto(file));
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
      <Button component="label" variant="outlined" size="large" sx={{ position: 'relative', width: '100%' }}>
        {t(photo ? 'deliver.anotherPhoto' : 'deliver.takePhoto')}
        <input
          type="file"
          accept="image/*"
          capture="environment"
          style={hiddenInput}
          onChange={(event) => void take(event.target.files?.[0])}
        />
      </Button>
    </>
  );
};
