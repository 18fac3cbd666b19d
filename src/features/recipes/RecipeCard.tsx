import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { RecipeCard as Recipe } from '../../../contract/homepage';
import { recipePath } from '../../../contract/routes';
import type { PicturePriority } from '../../components/PictureImage';
import { styled } from '../../components/styled';
import { RecipePicture } from './RecipePicture';
import { useDuration } from './useDuration';

interface RecipeCardProps {
  recipe: Recipe;
  /** h2 directly under a page's title. */
  headingLevel: 'h2' | 'h3';
  /** The value of an `img` element's `sizes`. */
  sizes: string;
  priority?: PicturePriority;
}

/** The link covers the card. */
const Root = styled('article')(({ theme }) => ({
  ...theme.mixins.card,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minWidth: 0,
  '& > .plate': { flexShrink: 0, margin: 8 },
  '& > .text': { display: 'flex', flexDirection: 'column', flexGrow: 1, gap: 4, padding: '4px 12px 12px' },
  '& :is(h2, h3)': { ...theme.typography.h5, margin: 0, lineHeight: 'max(1.25, var(--heading-line, 1.25))' },
  '& p': { ...theme.typography.body2, margin: 0, color: theme.vars.palette.text.secondary },
  '& .description': theme.mixins.clampedTo(4),
  '& .times': {
    ...theme.typography.caption,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 6,
    marginBlockStart: 'auto',
    paddingBlockStart: 6,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .minutes': { fontWeight: 700, color: theme.vars.palette.primary.dark },
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: theme.mixins.card.borderRadius },
  '& a:focus-visible': { outline: 'none', boxShadow: 'none' },
  '& a:focus-visible::after': theme.focusVisible,
  '&:hover a': { textDecoration: 'underline', textUnderlineOffset: '0.2em', textDecorationThickness: 1 },
  '@media print': { breakInside: 'avoid' },
}));

/** A recipe in a list: dish, name, one sentence and its time. Several are RecipeCards. */
export const RecipeCard = ({ recipe, headingLevel: Heading, sizes, priority = 'later' }: RecipeCardProps) => {
  const { t } = useTranslation('recipes');
  const formatDuration = useDuration();
  const { slug, name, description, minutes, restingMinutes, picture } = recipe;
  return (
    <Root>
      <RecipePicture picture={picture} alt="" sizes={sizes} priority={priority} />
      <div className="text">
        <Heading>
          <Link to={recipePath(slug)}>{name}</Link>
        </Heading>
        <p className="description">{description}</p>
        <p className="times">
          <span className="minutes">{formatDuration(minutes)}</span>
          {restingMinutes > 0 && <span>{t('resting', { time: formatDuration(restingMinutes) })}</span>}
        </p>
      </div>
    </Root>
  );
};
