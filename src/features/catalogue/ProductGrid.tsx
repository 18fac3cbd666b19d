import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/EmptyState';
import { ErrorState } from '../../components/ErrorState';
import { useGetProductsInfiniteQuery, type ProductFilters } from '../../store/api/homepageApi';
import { LoadMore } from './LoadMore';
import type { RenderProductAction } from './productAction';
import { ProductCards, ProductCardsSkeleton } from './ProductCards';

interface ProductGridProps {
  filters: ProductFilters;
  renderAction: RenderProductAction;
  label: string;
  /** What to do when nothing matches. */
  emptyAction?: ReactNode;
}

/** All products that match, page after page, with their count. */
export const ProductGrid = ({ filters, renderAction, label, emptyAction }: ProductGridProps) => {
  const { t } = useTranslation('catalogue');
  const { currentData, isError, isFetchNextPageError, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useGetProductsInfiniteQuery(filters);

  if (!currentData) {
    return isError ? <ErrorState onRetry={() => void refetch()} /> : <ProductCardsSkeleton layout="grid" count={8} />;
  }

  // A product that moved while one was reading may come on two pages.
  const products = [
    ...new Map(currentData.pages.flatMap(({ items }) => items.map((item) => [item._id, item]))).values(),
  ];
  const total = currentData.pages[0]?.total ?? 0;
  if (products.length === 0) {
    return <EmptyState title={t('empty.title')} text={t('empty.text')} action={emptyAction} />;
  }
  return (
    <>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {t('productCount', { count: total })}
      </Typography>
      <ProductCards layout="grid" products={products} renderAction={renderAction} label={label} />
      {hasNextPage && (
        <LoadMore isLoading={isFetchingNextPage} isError={isFetchNextPageError} onLoad={() => void fetchNextPage()} />
      )}
    </>
  );
};
