import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ExpiringBatch } from '../../../../contract/staffStock';
import { ErrorState } from '../../../components/ErrorState';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { RowList } from '../../components/RowList';
import { ChangeStockDialog } from '../../features/stock/ChangeStockDialog';
import { batchInWords, formatStockDay } from '../../features/stock/stockTexts';
import { usePackTitle } from '../../features/stock/usePackTitle';
import { packStockPath } from '../../lib/staffPaths';
import { useGetExpiringBatchesQuery } from '../../store/stockApi';

/** Batches whose sale ends soon, and those that have left it and are still in the shop. */
export const ExpiringView = () => {
  const { t, i18n } = useTranslation('staffStock');
  const packTitle = usePackTitle();
  const { data, isError, refetch } = useGetExpiringBatchesQuery(undefined);
  const [writtenOff, setWrittenOff] = useState<ExpiringBatch | null>(null);
  if (!data) return isError ? <ErrorState onRetry={() => void refetch()} /> : <PageSkeleton />;

  const day = (text: string) => formatStockDay(text, i18n.language);
  const factsOf = ({ bestBefore, sellUntil, outOfSale, stock, setApart }: ExpiringBatch) =>
    [
      t(outOfSale ? 'units.apart' : 'units.forSale', { count: outOfSale ? setApart : stock }),
      bestBefore && t('batch.bestBefore', { day: day(bestBefore) }),
      outOfSale ? t(`outOfSale.${outOfSale}`) : sellUntil && t('batch.sellUntil', { day: day(sellUntil) }),
    ]
      .filter(Boolean)
      .join(' · ');
  const row = (batch: ExpiringBatch) => (
    <>
      <div>
        <Typography variant="subtitle1" component="h3">
          <Link to={packStockPath(batch.packId)} style={{ color: 'inherit' }}>
            {packTitle(batch)}
          </Link>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {`${batchInWords(batch.code, t)} · ${factsOf(batch)}`}
        </Typography>
      </div>
      <Button
        variant={batch.outOfSale ? 'contained' : 'outlined'}
        onClick={() => setWrittenOff(batch)}
        aria-label={`${t('change.writeOff')}: ${packTitle(batch)}, ${batch.code}`}
      >
        {t('change.writeOff')}
      </Button>
    </>
  );

  return (
    <Stack spacing={4} sx={{ maxWidth: 960 }}>
      <Typography color="textSecondary" sx={{ maxWidth: '65ch' }}>
        {t('expiring.rule', { percent: data.percent, days: data.days })}
      </Typography>
      <RowList
        title={t('expiring.soon')}
        empty={t('expiring.noneSoon')}
        items={data.batches.filter(({ outOfSale }) => !outOfSale)}
        keyOf={({ _id }) => _id}
        render={row}
      />
      <RowList
        title={t('expiring.out')}
        empty={t('expiring.noneOut')}
        items={data.batches.filter(({ outOfSale }) => outOfSale)}
        keyOf={({ _id }) => _id}
        render={row}
      />
      {writtenOff && (
        <ChangeStockDialog
          pack={writtenOff}
          batches={[writtenOff]}
          batch={writtenOff}
          onClose={() => setWrittenOff(null)}
        />
      )}
    </Stack>
  );
};
