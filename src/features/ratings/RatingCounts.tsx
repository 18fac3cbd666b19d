import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ProductRatings } from '../../../contract/ratings';
import { VisuallyHidden } from '../../components/VisuallyHidden';

/** The average, and how many gave how many stars. */
export const RatingCounts = ({ average, count, counts }: Pick<ProductRatings, 'average' | 'count' | 'counts'>) => {
  const { t, i18n } = useTranslation('ratings');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 2, alignItems: 'center' }}>
      <div>
        {average === null ? (
          <Typography sx={{ maxWidth: 260 }}>{t('tooFew')}</Typography>
        ) : (
          <Typography variant="h2" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            <span aria-hidden>★ {average.toLocaleString(i18n.language, { minimumFractionDigits: 1 })}</span>
            <VisuallyHidden>{t('average', { average })}</VisuallyHidden>
          </Typography>
        )}
        <Typography variant="body2" color="textSecondary">
          {t('count', { count })}
        </Typography>
      </div>
      <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none', flex: '1 1 220px', maxWidth: 420 }}>
        {counts
          .map((given, at) => ({ given, stars: at + 1 }))
          .reverse()
          .map(({ given, stars }) => (
            <Box
              key={stars}
              component="li"
              aria-label={`${t('stars', { count: stars })}: ${given}`}
              sx={{ display: 'grid', gridTemplateColumns: '2.5em 1fr 2.5em', gap: 1, alignItems: 'center' }}
            >
              <Typography variant="body2" aria-hidden>
                {stars} ★
              </Typography>
              <Box aria-hidden sx={{ height: 8, borderRadius: 999, bgcolor: 'surface.line', overflow: 'hidden' }}>
                <Box
                  sx={{ height: '100%', bgcolor: 'secondary.main' }}
                  style={{ width: `${count === 0 ? 0 : (given / count) * 100}%` }}
                />
              </Box>
              <Typography variant="body2" aria-hidden sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {given}
              </Typography>
            </Box>
          ))}
      </Box>
    </Box>
  );
};
