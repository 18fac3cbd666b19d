import { useTranslation } from 'react-i18next';
import type { RecipeCard } from '../../../contract/homepage';
import { styled } from '../../components/styled';
import { useDuration } from './useDuration';

/** As many tiles in a row as fit, or one: then a name and its value share a line. */
const List = styled('dl')(({ theme }) => ({
  '--tile': '6.5rem',
  // Longer words: three tiles, or none beside each other.
  '[lang="ta"] &, [lang="hi"] &': { '--tile': 'max(10.5rem, min(100%, (33rem - 100%) * 999))' },
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(var(--tile), 1fr))',
  gap: theme.spacing(1),
  margin: 0,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    alignContent: 'space-between',
    columnGap: theme.spacing(2),
    padding: theme.spacing(1.25, 1.75),
    borderRadius: 14,
    backgroundColor: theme.vars.palette.surface.tint,
  },
  '& dt': {
    ...theme.typography.caption,
    // In a narrow tile each fact takes a line of its own.
    flex: '1 1 clamp(6rem, (15rem - 100%) * 999, 100%)',
    color: theme.vars.palette.text.secondary,
  },
  '& dd': { ...theme.typography.subtitle1, margin: 0, color: theme.vars.palette.primary.dark },
}));

/** Says how long a recipe takes and whom it feeds. */
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
