import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../components/ErrorState';
import { InfoOutlined } from '../../components/icons';
import { useGetProductsInfiniteQuery, type ProductFilters } from '../../store/api/homepageApi';
import { LoadMore } from './LoadMore';
import type { RenderProductAction } from './productAction';
import { ProductCards, ProductCardsSkeleton } from './ProductCards';

interface ProductGridProps {
  filters: ProductFilters;
  renderAction: RenderProductAction;
  label: string;
  /** In its place when nothing matches. */
  whenEmpty: ReactNode;
}

/** All products that match, page after page, with their count. A few picked ones, without pages, are ProductCards. */
export const ProductGrid = ({ filters, renderAction, label, whenEmpty }: ProductGridProps) => {
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
  if (products.length === 0) return whenEmpty;
  const [firstPage] = currentData.pages;
  return (
    <>
      <Box role="status" sx={{ mb: 1.5 }}>
        {firstPage?.similarOnly && (
          <Typography
            sx={{
              display: 'flex',
              gap: 1,
              mb: 1.5,
              p: 1.5,
              borderRadius: 1,
              bgcolor: 'surface.tint',
              color: 'primary.dark',
            }}
          >
            <InfoOutlined aria-hidden />
            {t('similarOnly', { words: filters.search })}
          </Typography>
        )}
        <Typography variant="body2" color="textSecondary">
          {t('productCount', { count: firstPage?.total ?? 0 })}
        </Typography>
      </Box>
      <ProductCards layout="grid" products={products} renderAction={renderAction} label={label} />
      {hasNextPage && (
        <LoadMore isLoading={isFetchingNextPage} isError={isFetchNextPageError} onLoad={() => void fetchNextPage()} />
      )}
    </>
  );
};
