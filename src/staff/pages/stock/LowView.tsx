import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LowPack } from '../../../../contract/staffStock';
import { LOW_STOCK_DAYS, LOW_STOCK_RATE_DAYS } from '../../../../contract/stockConstants';
import { ErrorState } from '../../../components/ErrorState';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { RowList } from '../../components/RowList';
import { ReceiveButton } from '../../features/stock/ReceiveButton';
import { SoldOutButton } from '../../features/stock/SoldOutButton';
import { usePackTitle } from '../../features/stock/usePackTitle';
import { packStockPath } from '../../lib/staffPaths';
import { useGetLowStockQuery } from '../../store/stockApi';

/** What is out, or runs out within days at what was sold before. */
export const LowView = () => {
  const { t, i18n } = useTranslation('staffStock');
  const packTitle = usePackTitle();
  const { data, isError, refetch } = useGetLowStockQuery(undefined);
  if (!data) return isError ? <ErrorState onRetry={() => void refetch()} /> : <PageSkeleton />;
  const number = new Intl.NumberFormat(`${i18n.language}-IN`, { maximumFractionDigits: 1 });
  const factsOf = ({ stock, soldPerDay, daysLeft }: LowPack) =>
    [
      stock === 0 ? t('low.none') : t('low.lasts', { count: daysLeft }),
      t('units.forSale', { count: stock }),
      ...(soldPerDay === null ? [] : [t('low.perDay', { number: number.format(soldPerDay) })]),
    ].join(' · ');
  return (
    <Stack spacing={4} sx={{ maxWidth: 960 }}>
      <Typography color="textSecondary" sx={{ maxWidth: '65ch' }}>
        {t('low.rule', { days: LOW_STOCK_DAYS, before: LOW_STOCK_RATE_DAYS })}
      </Typography>
      <RowList
        title={t('views.low')}
        empty={t('low.nothing')}
        items={data}
        keyOf={({ packId }) => packId}
        render={(pack) => (
          <>
            <div>
              <Typography variant="subtitle1" component="h3">
                <Link to={packStockPath(pack.packId)} style={{ color: 'inherit' }}>
                  {packTitle(pack)}
                </Link>
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {factsOf(pack)}
              </Typography>
            </div>
            <Stack direction="row">
              <ReceiveButton packId={pack.packId} name={packTitle(pack)} />
              <SoldOutButton of={{ packId: pack.packId }} name={packTitle(pack)} isMarked={pack.soldOut !== null} />
            </Stack>
          </>
        )}
      />
    </Stack>
  );
};
