import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Nutrition } from '../../../contract/homepage';

/** In the order of a label, with each value's unit. */
const ROWS = [
  ['energyKcal', 'kcal'],
  ['proteinGrams', 'g'],
  ['fatGrams', 'g'],
  ['carbohydrateGrams', 'g'],
  ['fibreGrams', 'g'],
  ['calciumMilligrams', 'mg'],
  ['ironMilligrams', 'mg'],
] as const;

/** Nutrition as printed on a pack. A value that nobody measured is said to be unknown, never guessed. */
export const NutritionPanel = ({ nutrition }: { nutrition: Nutrition | null }) => {
  const { t } = useTranslation('catalogue');
  return (
    <Box
      component="section"
      aria-labelledby="nutrition"
      sx={{ border: '2px solid', borderColor: 'text.primary', borderRadius: '4px', bgcolor: 'background.paper', p: 2 }}
    >
      <Typography id="nutrition" variant="h3" component="h2" sx={{ borderBottom: '6px solid', pb: 1 }}>
        {t('nutrition.title')}
      </Typography>
      {nutrition ? (
        <>
          <Box
            component="table"
            sx={{
              width: '100%',
              borderCollapse: 'collapse',
              typography: 'body2',
              fontVariantNumeric: 'tabular-nums',
              '& caption': { textAlign: 'start', py: 0.75, fontWeight: 700 },
              '& tr': { borderTop: '1px solid', borderColor: 'text.primary' },
              '& th': { textAlign: 'start', fontWeight: 600, py: 0.75 },
              '& td': { textAlign: 'end', py: 0.75 },
            }}
          >
            <caption>{t('nutrition.per100g')}</caption>
            <tbody>
              {ROWS.map(([nutrient, unit]) => (
                <tr key={nutrient}>
                  <th scope="row">{t(`nutrition.${nutrient}`)}</th>
                  <td>{nutrition[nutrient] === null ? t('nutrition.unknown') : `${nutrition[nutrient]} ${unit}`}</td>
                </tr>
              ))}
            </tbody>
          </Box>
          <Typography variant="caption" component="p" sx={{ borderTop: '6px solid', pt: 1 }}>
            {t('nutrition.source', { source: nutrition.source })}
          </Typography>
        </>
      ) : (
        <>
          <Typography sx={{ pt: 1.5, fontWeight: 600 }}>{t('nutrition.notMeasured')}</Typography>
          <Typography variant="body2" color="textSecondary">
            {t('nutrition.notMeasuredText')}
          </Typography>
        </>
      )}
    </Box>
  );
};
