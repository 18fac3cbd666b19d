import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { MAX_STARS } from '../../../contract/ratingConstants';

/** Stars that were given, as shapes and as words. */
export const StarsGiven = ({ stars }: { stars: number }) => {
  const { t } = useTranslation('ratings');
  return (
    <Box
      component="span"
      role="img"
      aria-label={t('stars', { count: stars })}
      sx={{ color: 'secondary.dark', letterSpacing: '0.1em', whiteSpace: 'nowrap' }}
    >
      {'★'.repeat(stars)}
      {'☆'.repeat(MAX_STARS - stars)}
    </Box>
  );
};
