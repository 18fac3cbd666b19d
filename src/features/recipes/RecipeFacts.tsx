import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { RecipeCard } from '../../../contract/homepage';
import { useDuration } from './useDuration';

/** Names and values of neighbouring tiles share their rows. */
const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(6.5rem, 1fr))',
  gap: theme.spacing(1),
  margin: 0,
  '& > div': {
    display: 'grid',
    gridRow: 'span 2',
    gridTemplateRows: 'subgrid',
    rowGap: 0,
    padding: theme.spacing(1.25, 1.75),
    borderRadius: 14,
    backgroundColor: theme.vars.palette.surface.tint,
  },
  '& dt': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& dd': {
    ...theme.typography.subtitle1,
    margin: 0,
    color: theme.vars.palette.primary.dark,
    fontVariantNumeric: 'tabular-nums',
  },
}));

/** How long a recipe takes and whom it feeds. */
export const RecipeFacts = ({
  minutes,
  restingMinutes,
  servings,
}: Pick<RecipeCard, 'minutes' | 'restingMinutes' | 'servings'>) => {
  const { t } = useTranslation('recipe');
  const formatDuration = useDuration();
  return (
    <List>
      <div>
        <dt>{t('cookingTime')}</dt>
        <dd>{formatDuration(minutes)}</dd>
      </div>
      {restingMinutes > 0 && (
        <div>
          <dt>{t('restingTime')}</dt>
          <dd>{formatDuration(restingMinutes)}</dd>
        </div>
      )}
      <div>
        <dt>{t('serves')}</dt>
        <dd>{t('servings', { count: servings })}</dd>
      </div>
    </List>
  );
};
