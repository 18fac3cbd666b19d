import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { StaffRating } from '../../../../contract/ratings';
import { StatusLabel } from '../../../components/StatusLabel';
import { useToasts } from '../../../hooks/useToasts';
import { StaffPhoto } from '../../components/StaffPhoto';
import { useCheckRatingPhotoMutation } from '../../store/ratingsApi';

interface RatingPhotoProps {
  ratingId: string;
  photo: StaffRating['photos'][number];
  number: number;
}

const TONES = { WAITING: 'waiting', SHOWN: 'done', REJECTED: 'stopped' } as const;

/** A photo of a rating: whether it shows, and the other choice. */
export const RatingPhoto = ({ ratingId, photo: { photoId, state }, number }: RatingPhotoProps) => {
  const { t } = useTranslation('staffRatings');
  const { enqueueSnackbar } = useToasts();
  const [check, { isLoading }] = useCheckRatingPhotoMutation();
  const decide = async (isShown: boolean): Promise<void> => {
    const { data } = await check({ id: ratingId, photoId, isShown });
    if (data) enqueueSnackbar(data.message, { variant: 'success' });
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, maxWidth: 280, justifyItems: 'start' }}>
      <StaffPhoto photoId={photoId} alt={t('photo.alt', { number })} />
      <StatusLabel tone={TONES[state]} label={t(`photo.state.${state}`)} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {state !== 'SHOWN' && (
          <Button
            variant="outlined"
            disabled={isLoading}
            aria-label={t('photo.showNamed', { number })}
            onClick={() => void decide(true)}
          >
            {t('photo.show')}
          </Button>
        )}
        {state !== 'REJECTED' && (
          <Button
            color="error"
            disabled={isLoading}
            aria-label={t('photo.rejectNamed', { number })}
            onClick={() => void decide(false)}
          >
            {t('photo.reject')}
          </Button>
        )}
      </Box>
    </Box>
  );
};
