import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { styled } from '../../../components/styled';
import { OrderFacts } from '../../components/OrderFacts';
import { orderStyles } from '../../components/orderStyles';
import { useAnnounceResult } from '../../hooks/useAnnounce';
import { staffOrderPath } from '../../lib/staffPaths';
import { useFindOrdersInfiniteQuery, type FoundOrders as Wanted } from '../../store/staffOrdersApi';

const List = styled('ul')(({ theme }) => ({
  ...theme.mixins.plainList,
  ...orderStyles(theme),
  display: 'grid',
  gap: 8,
  marginBlockStart: 16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  '& > li': { ...theme.mixins.card, position: 'relative', padding: 12 },
  '& .top': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: '0 8px' },
  '& .top a': {
    ...theme.typography.subtitle2,
    color: theme.vars.palette.primary.dark,
    // The whole card leads to the order.
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
  '& .status': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}));

/** Orders that were searched for, or are no longer open, the newest first. */
export const FoundOrders = ({ wanted }: { wanted: Wanted }) => {
  const { t } = useTranslation('staffBoard');
  const { search } = useLocation();
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useFindOrdersInfiniteQuery(wanted, { refetchOnMountOrArgChange: true });
  const cards = data?.pages.flatMap(({ items }) => items);
  // It takes the board's place, so its first result is announced, too.
  useAnnounceResult(
    JSON.stringify(wanted),
    isFetching || !cards ? null : cards.length > 0 ? t('found.shown', { count: cards.length }) : t('found.none'),
    '',
  );
  if (error && !cards) return <ErrorState onRetry={() => void refetch()} />;
  if (!cards) return <PageSkeleton />;
  if (cards.length === 0) return <EmptyState title={t('found.none')} text={t('found.noneText')} />;
  return (
    <>
      <List aria-label={t('found.label')}>
        {cards.map((card) => (
          <li key={card.orderId}>
            <div className="top">
              <Link to={staffOrderPath(card.orderNumber)} state={{ board: search }}>
                {card.orderNumber}
              </Link>
              <span className="status">{t(`status.${card.status}`)}</span>
            </div>
            <OrderFacts card={card} />
          </li>
        ))}
      </List>
      {hasNextPage && (
        <Button fullWidth sx={{ mt: 2 }} loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('found.more')}
        </Button>
      )}
    </>
  );
};
