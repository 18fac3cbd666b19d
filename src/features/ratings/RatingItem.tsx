import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Rating } from '../../../contract/ratings';
import { formatDisplayDate } from '../../lib/dates';
import { StarsGiven } from './StarsGiven';

/** What one customer says, with the shop's answer. */
export const RatingItem = ({ rating }: { rating: Rating }) => {
  const { t, i18n } = useTranslation('ratings');
  const { stars, text, language, author, isSample, ratedAt, photos, answer } = rating;
  const name = author === '' ? t('anonymous') : author;
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gap: 1, paddingBlock: 2, borderBlockStart: '1px solid', borderColor: 'surface.line' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline' }}>
        <StarsGiven stars={stars} />
        <Typography variant="body2" color="textSecondary">
          {[isSample ? t('sample') : name, formatDisplayDate(ratedAt, i18n.language)].join(' · ')}
        </Typography>
      </Box>
      {text !== '' && (
        <Typography lang={language} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      )}
      {photos.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {photos.map((path, at) => (
            <a key={path} href={path} target="_blank" rel="noreferrer">
              <Box
                component="img"
                src={path}
                alt={t('photoBy', { number: at + 1, name })}
                loading="lazy"
                sx={{ display: 'block', width: 96, height: 96, objectFit: 'cover', borderRadius: 1 }}
              />
            </a>
          ))}
        </Box>
      )}
      {answer !== null && (
        <Box sx={{ paddingInlineStart: 2, borderInlineStart: '3px solid', borderColor: 'primary.main' }}>
          <Typography variant="subtitle2" component="p">
            {t('answer')}
          </Typography>
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {answer}
          </Typography>
        </Box>
      )}
    </Box>
  );
};
