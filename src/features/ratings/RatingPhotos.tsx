import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_UPLOAD_BYTES } from '../../../contract/constants';
import { MAX_PHOTOS_PER_RATING } from '../../../contract/ratingConstants';
import { FieldProblem } from '../../components/FieldProblem';
import { FileButton } from '../../components/FileButton';
import { useObjectUrl } from '../../hooks/useObjectUrl';
import { shrinkPhotoTo } from '../../lib/shrinkPhoto';
import { isApiError } from '../../store/api/ApiError';
import { useUploadRatingPhotoMutation } from '../../store/api/ownRatingsApi';
import type { ChosenPhoto } from './chosenPhoto';

interface RatingPhotosProps {
  orderId: string;
  photos: readonly ChosenPhoto[];
  onChange: (photos: ChosenPhoto[]) => void;
}

/** A photo that was sent before has its name alone. */
const Thumbnail = ({ file, name }: { file: Blob | null; name: string }) => {
  const url = useObjectUrl(file);
  return url === null ? (
    <Typography variant="body2">{name}</Typography>
  ) : (
    <Box component="img" src={url} alt={name} sx={{ width: 96, height: 96, objectFit: 'cover', borderRadius: 1 }} />
  );
};

/** Up to three photos. Each is made smaller here, which drops where it was taken, and is sent at once. */
export const RatingPhotos = ({ orderId, photos, onChange }: RatingPhotosProps) => {
  const { t } = useTranslation('ratings');
  const [upload, { isLoading }] = useUploadRatingPhotoMutation();
  const [isShrinking, setShrinking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const add = async (file: File): Promise<void> => {
    setProblem(null);
    setShrinking(true);
    const small = await shrinkPhotoTo(file, MAX_UPLOAD_BYTES);
    setShrinking(false);
    if (!small && file.size > MAX_UPLOAD_BYTES) {
      setProblem(t('photo.tooLarge'));
      return;
    }
    const { data, error } = await upload({ orderId, photo: small ?? file });
    if (data) onChange([...photos, { photoId: data.photoId, file: small ?? file, state: 'WAITING' }]);
    else setProblem(isApiError(error) ? error.messages.join(' ') : t('failed'));
  };

  return (
    <div>
      {photos.length > 0 && (
        <Box
          component="ul"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, m: 0, mb: 1.5, p: 0, listStyle: 'none' }}
        >
          {photos.map(({ photoId, file, state }, at) => (
            <Box component="li" key={photoId} sx={{ display: 'grid', justifyItems: 'center', width: 112 }}>
              <Thumbnail file={file} name={t('photo.own', { number: at + 1 })} />
              <Typography variant="caption" color="textSecondary" sx={{ textAlign: 'center' }}>
                {t(`photo.state.${state}`)}
              </Typography>
              <Button
                aria-label={t('photo.removeNamed', { number: at + 1 })}
                onClick={() => onChange(photos.filter((photo) => photo.photoId !== photoId))}
              >
                {t('photo.remove')}
              </Button>
            </Box>
          ))}
        </Box>
      )}
      {photos.length < MAX_PHOTOS_PER_RATING && (
        <FileButton
          label={t('photo.add')}
          accept="image/jpeg,image/png,image/webp"
          loading={isShrinking || isLoading}
          onFile={(file) => void add(file)}
        />
      )}
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 0.5 }}>
        {t('photo.hint')}
      </Typography>
      <div role="alert">
        {problem !== null && (
          <FormHelperText error>
            <FieldProblem text={problem} />
          </FormHelperText>
        )}
      </div>
    </div>
  );
};
