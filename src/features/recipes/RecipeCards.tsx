import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import type { RecipeCard as Recipe } from '../../../contract/homepage';
import { styled } from '../../components/styled';
import { RecipeCard } from './RecipeCard';

type Layout = 'grid' | 'rail';

interface RecipeCardsProps {
  recipes: readonly Recipe[];
  layout: Layout;
  /** Names a list that has no heading of its own. */
  label?: string;
}

const SIZES: Readonly<Record<Layout, string>> = {
  grid: '(max-width: 599px) 45vw, 320px',
  rail: '(max-width: 599px) 66vw, 320px',
};
/** Of one in a rail, which is as wide as the page. */
const SINGLE_SIZES = '(max-width: 599px) 92vw, (max-width: 1375px) 46vw, 620px';

const Cards = styled('ul')(({ theme }) => ({
  ...theme.mixins.plainList,
  '--gap': '12px',
  display: 'grid',
  gap: 'var(--gap)',
  '& > li': { minWidth: 0 },
  [theme.breakpoints.up('tablet')]: { '--gap': '20px' },
  '&[data-layout="grid"]': {
    '--card-rows': 4,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    // Aligns parts of neighbouring cards, as in ProductCards.
    '@supports (grid-template-rows: subgrid)': {
      '& > li:has(> article), & article': {
        display: 'grid',
        gridRow: 'span var(--card-rows)',
        gridTemplateRows: 'subgrid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        rowGap: 0,
      },
      '& article > .text': { display: 'contents' },
      '& .text > *': { margin: '4px 12px 0' },
      '& .times': { marginBlock: '0 12px', alignContent: 'start' },
    },
    // Twelve recipes in six rows.
    [theme.breakpoints.down('tablet')]: { '--card-rows': 3, '& .description': { display: 'none' } },
    [theme.breakpoints.up('tablet')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [theme.breakpoints.up('desktop')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
  '&[data-layout="rail"]': {
    ...theme.mixins.scrollRow,
    gridAutoColumns: 'clamp(220px, 66%, 260px)',
    // Contains the covering links, which would otherwise widen the page.
    position: 'relative',
    // Focus rings need room that the box would clip.
    paddingBlock: 8,
    marginBlock: -8,
    scrollbarWidth: 'thin',
    scrollbarColor: `${theme.vars.palette.surface.line} transparent`,
    '&:has(> :only-of-type)': { gridAutoColumns: '100%' },
    // One or two fill the row, each with its picture beside the text.
    [theme.breakpoints.up('tablet')]: {
      '&:not(:has(> :nth-of-type(3)))': {
        gridAutoColumns: 'calc((100% - var(--gap)) / 2)',
        '& article': { flexDirection: 'row' },
        // The picture is as high as the text.
        '& article > .plate': { width: '42%', '& img': { height: '100%', objectFit: 'cover' } },
        '& article > .text': { paddingBlock: 12 },
      },
      // A single one is as wide as the page: a dish on its table, and larger text in the middle of the other half.
      '&:has(> :only-of-type)': {
        gridAutoColumns: '100%',
        '& article > .plate': { width: '50%', height: 280, aspectRatio: 'auto', '& img': { objectFit: 'contain' } },
        '& article > .text': { justifyContent: 'center', gap: 8, paddingInline: 'clamp(16px, 4vw, 56px)' },
        '& h3': { ...theme.typography.h2, '--heading-line': 1.15 },
        '& .description': theme.typography.lead,
        '& .times': { ...theme.typography.body2, alignItems: 'center', marginBlockStart: 0 },
        '& .minutes': { padding: '4px 14px', borderRadius: 999, backgroundColor: theme.vars.palette.surface.tint },
      },
    },
    [theme.breakpoints.up('desktop')]: {
      marginInline: -6,
      paddingInline: 6,
      scrollPaddingInline: 6,
      gridAutoColumns: 'calc((100% - 3 * var(--gap)) / 4)',
    },
    [theme.breakpoints.up('veryWide')]: { gridAutoColumns: 'calc((100% - 4 * var(--gap)) / 5)' },
  },
}));

/** Recipe cards as a grid or a scrolling row. */
export const RecipeCards = ({ recipes, layout, label }: RecipeCardsProps) => (
  <Cards data-layout={layout} aria-label={label}>
    {recipes.map((recipe, index) => (
      <li key={recipe.slug}>
        <RecipeCard
          recipe={recipe}
          headingLevel={layout === 'grid' ? 'h2' : 'h3'}
          sizes={layout === 'rail' && recipes.length === 1 ? SINGLE_SIZES : SIZES[layout]}
          priority={layout === 'grid' && index === 0 ? 'first' : 'later'}
        />
      </li>
    ))}
  </Cards>
);

export const RecipeCardsSkeleton = ({ layout, count }: { layout: Layout; count: number }) => {
  const { t } = useTranslation('recipes');
  return (
    <div role="status" aria-label={t('loading')}>
      <Cards data-layout={layout} aria-hidden sx={{ '&&': { overflowX: 'hidden' } }}>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <Skeleton variant="rounded" height="auto" sx={{ aspectRatio: '4 / 3' }} />
            <Skeleton width="70%" height={32} />
            <Skeleton />
            <Skeleton width="40%" />
          </li>
        ))}
      </Cards>
    </div>
  );
};
