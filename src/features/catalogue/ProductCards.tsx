import { keyframes } from '@mui/material/styles';
import { useContext, useId, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductCard as Product } from '../../../contract/homepage';
import { ProductCard } from '../../components/ProductCard';
import { CARD_ROWS } from '../../components/productCardStyles';
import { ProductCardSkeleton } from '../../components/ProductCardSkeleton';
import { styled } from '../../components/styled';
import { CardCacheContext, type CardContent } from './CardCacheContext';
import type { RenderProductAction } from './productAction';

type Layout = 'grid' | 'rail';

interface ProductCardsProps {
  products: readonly Product[];
  renderAction: RenderProductAction;
  layout: Layout;
  /** Names a list that has no heading of its own. */
  label?: string;
  ref?: Ref<HTMLUListElement>;
}

/** Among pouches, each so many-th card shows a dish. */
const SERVED_EVERY = 3;

/** `auto` alone would lay out another screen and a half at once. */
const firstFrames = keyframes({ 'from, to': { '--below-fold': 'hidden' } });

const Cards = styled('ul')(({ theme }) => ({
  ...theme.mixins.plainList,
  '--gap': '12px',
  display: 'grid',
  gap: 'var(--gap)',
  '& > li': { minWidth: 0 },
  // Aligns parts of neighbouring cards; without subgrid only whole cards align.
  '@supports (grid-template-rows: subgrid)': {
    gridTemplateRows: `repeat(${CARD_ROWS}, auto)`,
    '& > li': { display: 'grid', gridRow: `span ${CARD_ROWS}`, gridTemplateRows: 'subgrid', minWidth: 0, rowGap: 0 },
    // A set takes two columns: its picture on the left, its texts on the right.
    '& > li[data-bundle]': { gridColumn: 'span 2' },
    '& > li[data-bundle] > article': {
      // Its rows are its own, from the top, so that its button is in sight before those of the cards beside it.
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateRows: 'auto auto auto auto 1fr',
      '& > .plate': { gridRow: '1 / -1', aspectRatio: 'auto' },
      '& > .plate img': {
        position: 'absolute',
        height: '100%',
        aspectRatio: 'auto',
        objectFit: 'contain',
        objectPosition: '50% 20%',
      },
      '& > :not(.plate)': { gridColumn: 2 },
      '& > .names': { marginBlock: '4px 0' },
      '& > .actions': { alignContent: 'start' },
    },
  },
  [theme.breakpoints.up('tablet')]: { '--gap': '20px' },
  '&[data-layout="grid"]': {
    gridAutoFlow: 'row dense',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    [theme.breakpoints.up('tablet')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(208px, 1fr))' },
    // A single card in the last row is avoided where one column more or less does.
    '@media (min-width: 1180px) and (max-width: 1599px)': {
      '&:has(> :nth-of-type(4n + 1):last-of-type)': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
    },
    [theme.breakpoints.up('veryWide')]: {
      gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
      '&:has(> :nth-of-type(5n + 1):last-of-type)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
    // Phones lay out the first screen first (docs/decisions/0019). This holds for server-rendered lists only: heights
    // are guessed, and going back must find its scroll position. It clips focus rings, which need room, and takes no
    // part in subgrid.
    [theme.breakpoints.down('tablet')]: {
      '&[data-server-rendered]': { animation: `${firstFrames} 1ms 200ms backwards` },
      '&[data-server-rendered] > li:nth-of-type(n + 5)': {
        display: 'block',
        contentVisibility: 'var(--below-fold, auto)',
        containIntrinsicBlockSize: 'auto calc(50vw + 245px)',
        margin: -6,
        padding: 6,
        '& > *': { display: 'flex' },
      },
    },
  },
  '&[data-layout="rail"]': {
    ...theme.mixins.scrollRow,
    gridAutoColumns: 'clamp(172px, 46%, 208px)',
    // Contains absolutely positioned parts, which would otherwise widen the page.
    position: 'relative',
    // Focus rings need room that the box would clip.
    paddingBlock: 8,
    marginBlock: -8,
    scrollbarWidth: 'thin',
    scrollbarColor: `${theme.vars.palette.surface.line} transparent`,
    // Of cards in a row the longest name sets the height, also of those out of view. A second name counts as one line, and
    // takes as many as are left beside that.
    '& .names': { display: 'flex', flexDirection: 'column' },
    '& .names > p': { display: 'block', flex: '1 1 0', minHeight: '1.5em', containerType: 'size' },
    // A line, and two for the longer English name.
    '[lang="ta"] & > li:not([data-bundle]) .names, [lang="hi"] & > li:not([data-bundle]) .names': {
      minHeight: '3.875rem',
      marginBlockEnd: 8,
      [theme.breakpoints.up('tablet')]: { minHeight: '4.15rem' },
    },
    '& .names > p > span': {
      ...theme.mixins.clampedTo(1),
      '@container (min-height: 3em)': { WebkitLineClamp: 2 },
      '@container (min-height: 4.5em)': { WebkitLineClamp: 3 },
    },
    // On a phone the cards beside a set are much higher than its texts: its picture takes what is left above them.
    [theme.breakpoints.down('tablet')]: {
      '& > li[data-bundle] > article': {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: 'minmax(160px, 1fr) repeat(4, auto)',
        '& > .plate': { gridRow: 'auto' },
        '& > .plate img': { objectPosition: '50% 50%' },
        '& > :not(.plate)': { gridColumn: 'auto' },
      },
    },
    // The next card is cut off, to show that there are more.
    [theme.breakpoints.up('tablet')]: { gridAutoColumns: 'max(184px, (100% - 3 * var(--gap)) / 3.4)' },
    [theme.breakpoints.up('desktop')]: {
      marginInline: -6,
      paddingInline: 6,
      scrollPaddingInline: 6,
      // Three, four or five whole cards, by the row's width: a bound that it exceeds is negative.
      gridAutoColumns:
        'max((100% - 4 * var(--gap)) / 5, min((100% - 3 * var(--gap)) / 4, (1120px - 100%) * 999), min((100% - 2 * var(--gap)) / 3, (872px - 100%) * 999))',
    },
    [theme.breakpoints.up('veryWide')]: { gridAutoColumns: 'calc((100% - 5 * var(--gap)) / 6)' },
  },
}));

/** Product cards as a grid or a scrolling row. */
export const ProductCards = ({ products, renderAction, layout, label, ref }: ProductCardsProps) => {
  const listId = useId();
  const findCached = useContext(CardCacheContext);

  return (
    <Cards
      data-layout={layout}
      data-server-rendered={typeof document === 'undefined' || undefined}
      suppressHydrationWarning
      aria-label={label}
      ref={ref}
    >
      {products.map((product, index) => {
        // Rails have their own heading; grids sit under the page's.
        const card: CardContent = {
          product,
          headingLevel: layout === 'grid' ? 'h2' : 'h3',
          isServed: index % SERVED_EVERY === SERVED_EVERY - 1,
        };
        const isBundle = product.isBundle || undefined;
        const group = listId + product._id;
        const isFirst = layout === 'grid' && index === 0;
        const html = !isFirst && findCached?.(renderAction, card, group);
        return html ? (
          <li key={product._id} data-bundle={isBundle} dangerouslySetInnerHTML={{ __html: html }} />
        ) : (
          <li key={product._id} data-bundle={isBundle}>
            <ProductCard
              {...card}
              group={group}
              priority={isFirst ? 'first' : 'later'}
              renderAction={(pack) => renderAction(product, pack)}
            />
          </li>
        );
      })}
    </Cards>
  );
};

export const ProductCardsSkeleton = ({ layout, count }: { layout: Layout; count: number }) => {
  const { t } = useTranslation('catalogue');
  return (
    <div role="status" aria-label={t('loading')}>
      <Cards data-layout={layout} aria-hidden sx={{ '&&': { overflowX: 'hidden' } }}>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <ProductCardSkeleton />
          </li>
        ))}
      </Cards>
    </div>
  );
};
