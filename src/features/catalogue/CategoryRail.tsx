import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { categoryPath } from '../../../contract/routes';
import { ErrorState } from '../../components/ErrorState';
import { useGetCategoryProductsQuery } from '../../store/api/homepageApi';
import type { RenderProductAction } from './productAction';
import { HOME_RAILS } from './homeRails';
import { ProductCardsSkeleton } from './ProductCards';
import { Rail } from './Rail';

const RailSkeleton = () => (
  <div>
    <Skeleton height={40} width="40%" />
    <Skeleton width="60%" sx={{ mb: 2 }} />
    <ProductCardsSkeleton layout="rail" count={6} />
  </div>
);

interface CategoryRailProps {
  /** Among the categories with products, from 0. */
  index: number;
  renderAction: RenderProductAction;
}

/** A rail of one category's first products, for Home. A whole category is a ProductGrid. */
export const CategoryRail = ({ index, renderAction }: CategoryRailProps) => {
  const { t } = useTranslation('catalogue');
  const { data, isError, refetch } = useGetCategoryProductsQuery(HOME_RAILS);

  if (!data && !isError) return <RailSkeleton />;
  // The first rail reports the failure for all of them.
  if (!data) return index === 0 ? <ErrorState onRetry={() => void refetch()} /> : null;
  const rail = data.filter(({ products }) => products.length > 0)[index];
  if (!rail) return null;
  const { _id, name, description } = rail.category;
  return (
    <Rail
      title={name}
      text={description}
      more={{ label: t('viewAll'), ariaLabel: t('viewAllOf', { name }), to: categoryPath(_id) }}
      products={rail.products}
      renderAction={renderAction}
    />
  );
};
