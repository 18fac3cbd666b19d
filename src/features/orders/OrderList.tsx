import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../components/ErrorState';
import { useGetOrderHistoryInfiniteQuery } from '../../store/api/ordersApi';
import { NoOrders } from './NoOrders';
import { OrderCard } from './OrderCard';

const SKELETONS = [1, 2, 3];
/** A card, in CSS pixels. */
const CARD_HEIGHT_PX = 244;
/** As many as fit with a card's two buttons side by side in Tamil, the longest. */
const CARD_COLUMNS = 'repeat(auto-fill, minmax(min(100%, 490px), 1fr))';

interface OrderListProps {
  headingLevel: 'h2' | 'h3';
  /** Shown below the list. */
  bestSellers?: ReactNode;
  /** At most as many, where all are on a page of their own. */
  limit?: number;
}

/** The customer's orders, the newest first, page by page. */
export const OrderList = ({ headingLevel, bestSellers, limit }: OrderListProps) => {
  const { t } = useTranslation('orders');
  const { data, isError, isFetchNextPageError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useGetOrderHistoryInfiniteQuery(undefined, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  const orders = data?.pages.flatMap(({ items }) => items);

  if (!orders) {
    if (isError) return <ErrorState title={t('failed.title')} onRetry={() => void refetch()} />;
    return (
      <Stack role="status" aria-label={t('loading')} spacing={2}>
        {SKELETONS.slice(0, limit).map((number) => (
          <Skeleton key={number} variant="rounded" height={CARD_HEIGHT_PX} />
        ))}
      </Stack>
    );
  }

  if (orders.length === 0) {
    return (
      <>
        <NoOrders />
        {bestSellers}
      </>
    );
  }

  return (
    <Stack spacing={2}>
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2, gridTemplateColumns: CARD_COLUMNS }}
      >
        {orders.slice(0, limit).map((order) => (
          <OrderCard key={order.orderId} order={order} headingLevel={headingLevel} />
        ))}
      </Box>
      {isFetchNextPageError && <Alert severity="error">{t('list.moreFailed')}</Alert>}
      {hasNextPage && limit === undefined && (
        <Button variant="outlined" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('list.more')}
        </Button>
      )}
      {bestSellers && <Box sx={{ '&&': { mt: 6 } }}>{bestSellers}</Box>}
    </Stack>
  );
};
