import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { ProductCard as Product } from '../../../contract/homepage';
import { ProductCard } from '../../components/ProductCard';
import { ProductCardSkeleton } from '../../components/ProductCardSkeleton';
import type { RenderProductAction } from './productAction';

type Layout = 'grid' | 'rail';

interface ProductCardsProps {
  products: readonly Product[];
  renderAction: RenderProductAction;
  layout: Layout;
  /** For a list without a heading of its own. */
  label?: string;
}

/** Of a grid, before anybody scrolls: two rows on a phone. */
const CARDS_SEEN_FIRST = 4;

const list = { listStyle: 'none', m: 0, p: 0, gap: { mobile: 1.5, tablet: 2 } } as const;

const layouts = {
  grid: {
    ...list,
    display: 'grid',
    gridTemplateColumns: {
      mobile: 'repeat(2, minmax(0, 1fr))',
      tablet: 'repeat(auto-fill, minmax(208px, 1fr))',
    },
  },
  rail: {
    ...list,
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: { mobile: '172px', tablet: '232px' },
    overflowX: 'auto',
    // What is placed absolutely in a card would otherwise scroll the whole page sideways.
    position: 'relative',
    scrollSnapType: 'x proximity',
    // Room for focus rings, which the scrolling box would cut.
    py: 1,
    px: 0.5,
    mx: -0.5,
    '& > li': { scrollSnapAlign: 'start' },
  },
} as const;

/** Product cards side by side: as a grid, or in one row that scrolls. */
export const ProductCards = ({ products, renderAction, layout, label }: ProductCardsProps) => (
  <Box component="ul" aria-label={label} sx={layouts[layout]}>
    {products.map((product, place) => (
      <Box component="li" key={product._id} sx={{ minWidth: 0 }}>
        <ProductCard
          product={product}
          // Rails have a heading of their own, grids stand under the page's.
          headingLevel={layout === 'grid' ? 'h2' : 'h3'}
          priority={layout === 'grid' && place < CARDS_SEEN_FIRST}
          renderAction={(pack) => renderAction(product, pack)}
        />
      </Box>
    ))}
  </Box>
);

/** The same list before its products have come. */
export const ProductCardsSkeleton = ({ layout, count }: { layout: Layout; count: number }) => {
  const { t } = useTranslation('catalogue');
  return (
    <Box role="status" aria-label={t('loading')} sx={{ ...layouts[layout], overflowX: 'hidden' }}>
      {Array.from({ length: count }, (_, index) => (
        <ProductCardSkeleton key={index} />
      ))}
    </Box>
  );
};
