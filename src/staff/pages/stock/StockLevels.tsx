import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { StockPack } from '../../../../contract/staffStock';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { useGetCategoriesQuery } from '../../../store/api/homepageApi';
import { MoreButton } from '../../components/MoreButton';
import { CountDialog } from '../../features/stock/CountDialog';
import { usePackTitle } from '../../features/stock/usePackTitle';
import { useAnnounceResult } from '../../hooks/useAnnounce';
import { useGetStockInfiniteQuery } from '../../store/stockApi';
import { StockFilter } from './StockFilter';
import { StockRow } from './StockRow';

const SKELETON_PX = 320;

/** The packs of a category or of a search, to be counted one after the other. */
export const StockLevels = () => {
  const { t } = useTranslation('staffStock');
  const packTitle = usePackTitle();
  const [params, setParams] = useSearchParams();
  const { data: categories } = useGetCategoriesQuery(undefined);
  const search = params.get('q') ?? '';
  const categoryId = params.get('category') ?? categories?.[0]?._id ?? '';
  const filter = search ? { search } : { categoryId };
  const { data, currentData, isFetching, isError, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } =
    useGetStockInfiniteQuery(filter, { skip: !search && !categoryId, refetchOnMountOrArgChange: true });
  // Rows stay while others load: one may have an open dialog.
  const packs = (isError ? currentData : data)?.pages.flatMap(({ items }) => items);
  useAnnounceResult(
    JSON.stringify(filter),
    isFetching || !packs ? null : packs.length > 0 ? t('shown', { count: packs.length }) : t('nothing'),
  );
  // The pack itself: the list may load again while it is counted.
  const [counted, setCounted] = useState<StockPack | null>(null);
  const at = packs?.findIndex(({ packId }) => packId === counted?.packId) ?? -1;
  const next = at < 0 ? undefined : packs?.[at + 1];

  return (
    <>
      <StockFilter
        categories={categories ?? []}
        search={search}
        categoryId={categoryId}
        onSearch={(q) =>
          setParams(q ? { q } : params.has('category') ? { category: categoryId } : {}, { replace: true })
        }
        onCategory={(category) => setParams({ category }, { replace: true })}
      />
      {isError && !packs && <ErrorState onRetry={() => void refetch()} />}
      {!isError && !packs && <Skeleton variant="rounded" height={SKELETON_PX} />}
      {packs?.length === 0 && <EmptyState title={t('nothing')} text={t('nothingText')} />}
      {packs && packs.length > 0 && (
        <Card component="ul" aria-busy={isFetching} sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: 960 }}>
          {packs.map((pack) => (
            <StockRow key={pack.packId} pack={pack} onCount={() => setCounted(pack)} />
          ))}
        </Card>
      )}
      {hasNextPage && (
        <MoreButton label={t('more')} isLoading={isFetchingNextPage} onMore={() => void fetchNextPage()} />
      )}
      {counted && (
        <CountDialog
          key={counted.packId}
          packId={counted.packId}
          title={packTitle(counted)}
          onClose={() => setCounted(null)}
          onNext={next && (() => setCounted(next))}
        />
      )}
    </>
  );
};
