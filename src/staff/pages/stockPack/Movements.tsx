import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { StockMovement } from '../../../../contract/staffStock';
import { ErrorState } from '../../../components/ErrorState';
import { formatDateTime } from '../../../lib/dates';
import { MoreButton } from '../../components/MoreButton';
import { RowList } from '../../components/RowList';
import { batchInWords } from '../../features/stock/stockTexts';
import { staffOrderPath } from '../../lib/staffPaths';
import { useGetMovementsInfiniteQuery } from '../../store/stockApi';

const SKELETON_PX = 240;

/** Lists what changed a pack's stock, newest first. */
export const Movements = ({ packId }: { packId: string }) => {
  const { t, i18n } = useTranslation('staffStock');
  const { currentData, isError, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } =
    useGetMovementsInfiniteQuery(packId, { refetchOnMountOrArgChange: true });
  if (!currentData)
    return isError ? (
      <ErrorState onRetry={() => void refetch()} />
    ) : (
      <Skeleton variant="rounded" height={SKELETON_PX} />
    );
  const factsOf = ({ at, person, batchCode, note }: StockMovement) =>
    [formatDateTime(at, i18n.language), person, batchCode !== null && batchInWords(batchCode, t), note]
      .filter(Boolean)
      .join(' · ');
  return (
    <div>
      <RowList
        title={t('history.title')}
        empty={t('history.none')}
        items={currentData.pages.flatMap(({ items }) => items)}
        keyOf={({ _id }) => _id}
        render={(movement) => (
          <>
            <div>
              <Typography variant="subtitle2" component="h3">
                {t(`reason.${movement.reason}`)}
                {movement.orderNumber !== null && (
                  <>
                    {' '}
                    <Link to={staffOrderPath(movement.orderNumber)} style={{ color: 'inherit' }}>
                      {movement.orderNumber}
                    </Link>
                  </>
                )}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {factsOf(movement)}
              </Typography>
            </div>
            <Typography sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
              {movement.change > 0 ? `+${movement.change}` : `−${-movement.change}`}
            </Typography>
          </>
        )}
      />
      {hasNextPage && (
        <MoreButton label={t('history.more')} isLoading={isFetchingNextPage} onMore={() => void fetchNextPage()} />
      )}
    </div>
  );
};
