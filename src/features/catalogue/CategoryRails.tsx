import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import type { CategoryProducts } from '../../../contract/homepage';
import { ErrorState } from '../../components/ErrorState';
import { SectionHeading } from '../../components/SectionHeading';
import { categoryPath } from '../../lib/products';
import { useGetCategoryProductsQuery } from '../../store/api/homepageApi';
import type { RenderProductAction } from './productAction';
import { ProductCards, ProductCardsSkeleton } from './ProductCards';

const PRODUCTS_PER_RAIL = 8;
const RAILS_EXPECTED = 5;

interface RailProps extends CategoryProducts {
  renderAction: RenderProductAction;
}

/** The first products of one category, in a row. */
const CategoryRail = ({ category, products, renderAction }: RailProps) => {
  const { t } = useTranslation('catalogue');
  const titleId = `rail-${category._id}`;
  return (
    <Box component="section" aria-labelledby={titleId}>
      <SectionHeading
        id={titleId}
        title={category.name}
        text={category.description}
        more={{ label: t('viewAll'), spoken: t('viewAllOf', { name: category.name }), to: categoryPath(category._id) }}
      />
      <ProductCards layout="rail" products={products} renderAction={renderAction} />
    </Box>
  );
};

const RailSkeleton = () => (
  <Box>
    <Skeleton height={40} width="40%" />
    <Skeleton width="60%" sx={{ mb: 2 }} />
    <ProductCardsSkeleton layout="rail" count={6} />
  </Box>
);

/** Each category with its first products, in a row that scrolls: for Home. A whole category is a ProductGrid. */
export const CategoryRails = ({ renderAction }: { renderAction: RenderProductAction }) => {
  const { data, isError, refetch } = useGetCategoryProductsQuery({ limitPerCategory: PRODUCTS_PER_RAIL });

  if (isError && !data) return <ErrorState onRetry={() => void refetch()} />;
  return (
    <Stack spacing={5}>
      {data
        ? data
            .filter(({ products }) => products.length > 0)
            .map((rail) => <CategoryRail key={rail.category._id} {...rail} renderAction={renderAction} />)
        : Array.from({ length: RAILS_EXPECTED }, (_, index) => <RailSkeleton key={index} />)}
    </Stack>
  );
};
