import Skeleton from '@mui/material/Skeleton';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { categoryPath } from '../../../contract/routes';
import { ErrorState } from '../../components/ErrorState';
import { useGetCategoryProductsQuery } from '../../store/api/homepageApi';
import type { RenderProductAction } from './productAction';
import { ProductCardsSkeleton } from './ProductCards';
import { Rail } from './Rail';
import { PRODUCTS_PER_RAIL } from './railLength';

const RAILS_EXPECTED = 5;

const RAILS_BEFORE_INTERLUDE = 2;

const RailSkeleton = () => (
  <div>
    <Skeleton height={40} width="40%" />
    <Skeleton width="60%" sx={{ mb: 2 }} />
    <ProductCardsSkeleton layout="rail" count={5} />
  </div>
);

interface CategoryRailsProps {
  renderAction: RenderProductAction;
  interlude?: ReactNode;
}

/** A rail of first products per category, for Home. A whole category is a ProductGrid. */
export const CategoryRails = ({ renderAction, interlude }: CategoryRailsProps) => {
  const { t } = useTranslation('catalogue');
  const { data, isError, refetch } = useGetCategoryProductsQuery({ limitPerCategory: PRODUCTS_PER_RAIL });

  if (isError && !data) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return Array.from({ length: RAILS_EXPECTED }, (_, index) => <RailSkeleton key={index} />);
  const rails = data.filter(({ products }) => products.length > 0);
  return rails.map(({ category: { _id, name, description }, products }, index) => (
    <Fragment key={_id}>
      {index === RAILS_BEFORE_INTERLUDE && interlude}
      <Rail
        title={name}
        text={description}
        more={{ label: t('viewAll'), ariaLabel: t('viewAllOf', { name }), to: categoryPath(_id) }}
        products={products}
        renderAction={renderAction}
      />
    </Fragment>
  ));
};
