import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { OwnRating } from '../../../contract/ratings';
import { StarsGiven } from './StarsGiven';

/** What its author sees of a rating: also what others don't. */
export const OwnRatingFacts = ({ rating }: { rating: OwnRating }) => {
  const { t } = useTranslation('ratings');
  const waiting = rating.photos.filter(({ state }) => state === 'WAITING').length;
  const rejected = rating.photos.filter(({ state }) => state === 'REJECTED').length;
  return (
    <>
      <StarsGiven stars={rating.stars} />
      {rating.text !== '' && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {rating.text}
        </Typography>
      )}
      {waiting > 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('photosWaiting', { count: waiting })}
        </Typography>
      )}
      {rejected > 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('photosRejected', { count: rejected })}
        </Typography>
      )}
      {rating.answer !== null && <Typography variant="body2">{t('shopSays', { answer: rating.answer })}</Typography>}
      {rating.hiddenReason !== null && (
        <Alert severity="warning">{t('hiddenBecause', { reason: rating.hiddenReason })}</Alert>
      )}
    </>
  );
};
