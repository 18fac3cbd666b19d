import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MAX_STARS } from '../../../../contract/ratingConstants';
import type { StaffRating } from '../../../../contract/ratings';
import { useToasts } from '../../../hooks/useToasts';
import { formatDateTime } from '../../../lib/dates';
import { customerPath, staffOrderPath, staffProductPath } from '../../lib/staffPaths';
import { useShowRatingMutation } from '../../store/ratingsApi';
import type { RatingAct } from './RatingDialog';
import { RatingPhoto } from './RatingPhoto';

interface RatingCardProps {
  rating: StaffRating;
  onAct: (act: RatingAct) => void;
}

/** What a customer says of a product, and what staff can do about it. */
export const RatingCard = ({ rating, onAct }: RatingCardProps) => {
  const { t, i18n } = useTranslation('staffRatings');
  const { enqueueSnackbar } = useToasts();
  const [show, { isLoading }] = useShowRatingMutation();
  const { _id, stars, text, language, productId, productName, orderNumber, customerId, customerName } = rating;
  const { answer, hiddenReason, isSample, photos, ratedAt } = rating;
  const author = isSample ? t('sample') : t('erased');
  const of = { stars: t('stars.each', { count: stars }), product: productName };
  return (
    <Card component="li" sx={{ p: 2, display: 'grid', gap: 1, alignContent: 'start', overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
        <Typography variant="subtitle1" component="h2">
          <span role="img" aria-label={of.stars}>
            {'★'.repeat(stars)}
            {'☆'.repeat(MAX_STARS - stars)}
          </span>{' '}
          <MuiLink component={Link} to={staffProductPath(productId)}>
            {productName}
          </MuiLink>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {formatDateTime(ratedAt, i18n.language)}
        </Typography>
      </Box>
      <Typography variant="body2">
        {customerId === null ? (
          author
        ) : (
          <MuiLink component={Link} to={customerPath(customerId)}>
            {customerName}
          </MuiLink>
        )}
        {orderNumber !== null && (
          <>
            {' · '}
            <MuiLink component={Link} to={staffOrderPath(orderNumber)}>
              {orderNumber}
            </MuiLink>
          </>
        )}
      </Typography>
      {text !== '' && (
        <Typography lang={language} sx={{ whiteSpace: 'pre-line' }}>
          {text}
        </Typography>
      )}
      {photos.map((photo, at) => (
        <RatingPhoto key={photo.photoId} ratingId={_id} photo={photo} number={at + 1} />
      ))}
      {answer !== null && <Alert severity="success">{t('answered', { answer })}</Alert>}
      {hiddenReason !== null && <Alert severity="warning">{t('hiddenBecause', { reason: hiddenReason })}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant={answer === null ? 'contained' : 'outlined'}
          aria-haspopup="dialog"
          aria-label={t(answer === null ? 'answerOf' : 'changeAnswerOf', of)}
          onClick={() => onAct('answer')}
        >
          {t(answer === null ? 'answer' : 'changeAnswer')}
        </Button>
        {hiddenReason === null ? (
          <Button color="error" aria-haspopup="dialog" aria-label={t('hideOf', of)} onClick={() => onAct('hide')}>
            {t('hide')}
          </Button>
        ) : (
          <Button
            loading={isLoading}
            aria-label={t('showOf', of)}
            onClick={async () => {
              const { data } = await show(_id);
              if (data) enqueueSnackbar(data.message, { variant: 'success' });
            }}
          >
            {t('show')}
          </Button>
        )}
      </Box>
    </Card>
  );
};
