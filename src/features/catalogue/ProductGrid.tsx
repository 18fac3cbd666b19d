import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../components/ErrorState';
import { InfoOutlined } from '../../components/pageIcons';
import { styled } from '../../components/styled';
import { useGetProductsInfiniteQuery, type ProductFilters } from '../../store/api/homepageApi';
import { isApiError } from '../../store/api/ApiError';
import { LoadMore } from './LoadMore';
import type { RenderProductAction } from './productAction';
import { ProductCards, ProductCardsSkeleton } from './ProductCards';

interface ProductGridProps {
  filters: ProductFilters;
  renderAction: RenderProductAction;
  label: string;
  /** Stays while products load or fail. */
  toolbar: (isEmpty: boolean) => ReactNode;
  /** False until the list is known to exist. */
  mayFetch?: boolean;
  whenEmpty: ReactNode;
  /** The server has no such list: its category was deleted while the page was open. */
  onGone?: () => void;
}

const Toolbar = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 2),
  marginBlock: theme.spacing(2.5),
  // Takes no room where there are neither filters nor a count.
  '&:has(> :only-child:empty)': { height: 0, marginBlock: theme.spacing(2.5, 0) },
  '& > [role="status"]': { ...theme.typography.body2, minHeight: '1.5em', color: theme.vars.palette.text.secondary },
  // The price form contains such elements too.
  '& > [role="status"]:has(> p)': { flexBasis: '100%' },
  '& > [role="status"] > p': {
    ...theme.typography.body1,
    display: 'flex',
    gap: 8,
    margin: theme.spacing(0, 0, 2),
    padding: 16,
    borderRadius: theme.vars.shape.borderRadius,
    backgroundColor: theme.vars.palette.surface.tint,
    color: theme.vars.palette.primary.dark,
  },
  // After the filters, beside them where there is room.
  [theme.breakpoints.down('desktop')]: { '& > [role="status"]': { order: 1 } },
  // The count below the filters.
  [theme.breakpoints.down('tablet')]: {
    justifyContent: 'start',
    columnGap: theme.spacing(1),
    marginBlock: theme.spacing(2, 1.5),
    // A break, so that no font's width decides which row it is in.
    '&::after': { content: '""', order: 1, flexBasis: '100%' },
    '& > [role="status"]': { order: 2, flex: '1 1 0' },
  },
}));

/** All matching products, paged, with their count. A few chosen ones are ProductCards. */
export const ProductGrid = ({
  filters,
  renderAction,
  label,
  toolbar,
  mayFetch = true,
  whenEmpty,
  onGone,
}: ProductGridProps) => {
  const { t } = useTranslation('catalogue');
  const { currentData, isError, error, isFetchNextPageError, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useGetProductsInfiniteQuery(filters, { skip: !mayFetch });

  const isGone = isApiError(error) && error.status === 404;
  useEffect(() => {
    if (isGone) onGone?.();
  }, [isGone, onGone]);

  // A product that moved between pages may appear on both.
  const products = [
    ...new Map(currentData?.pages.flatMap(({ items }) => items.map((item) => [item._id, item]))).values(),
  ];
  const [firstPage] = currentData?.pages ?? [];
  const isFound = products.length > 0;
  const isEmpty = currentData !== undefined && !isFound;
  return (
    <>
      <Toolbar>
        <div role="status">
          {isFound && firstPage?.similarOnly && (
            <p>
              <InfoOutlined />
              <span>{t('similarOnly', { query: filters.search })}</span>
            </p>
          )}
          {isFound && (
            <span>
              {t(firstPage?.totalIsExact === false ? 'productCountAtLeast' : 'productCount', {
                count: firstPage?.total ?? 0,
              })}
            </span>
          )}
        </div>
        {toolbar(isEmpty)}
      </Toolbar>
      {isFound ? (
        <ProductCards layout="grid" products={products} renderAction={renderAction} label={label} />
      ) : isEmpty ? (
        whenEmpty
      ) : isError ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <ProductCardsSkeleton layout="grid" count={8} />
      )}
      {hasNextPage && (
        <LoadMore isLoading={isFetchingNextPage} isError={isFetchNextPageError} onLoad={() => void fetchNextPage()} />
      )}
    </>
  );
};
