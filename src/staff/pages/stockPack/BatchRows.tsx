import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { StockBatch } from '../../../../contract/staffStock';
import { formatPaise } from '../../../lib/money';
import { RowList } from '../../components/RowList';
import { batchName, formatStockDay } from '../../features/stock/stockTexts';
import { batchPath } from '../../lib/staffPaths';

interface BatchRowsProps {
  batches: readonly StockBatch[];
  onChange: (batch: StockBatch) => void;
  /** Absent without the right to say where a batch comes from. */
  onOrigin?: ((batch: StockBatch) => void) | undefined;
}

/** A pack's batches, the first to be sold first. */
export const BatchRows = ({ batches, onChange, onOrigin }: BatchRowsProps) => {
  const { t, i18n } = useTranslation('staffStock');
  const { t: tOrigin } = useTranslation('staffProducers');
  const day = (text: string) => formatStockDay(text, i18n.language);
  const unitsOf = ({ stock, setApart }: StockBatch) =>
    [
      (stock > 0 || setApart === 0) && t('units.forSale', { count: stock }),
      setApart > 0 && t('units.apart', { count: setApart }),
    ]
      .filter(Boolean)
      .join(' · ');
  const factsOf = ({ packedOn, bestBefore, sellUntil, costPaise, outOfSale }: StockBatch) =>
    [
      packedOn && t('batch.packedOn', { day: day(packedOn) }),
      bestBefore && t('batch.bestBefore', { day: day(bestBefore) }),
      outOfSale ? t(`outOfSale.${outOfSale}`) : sellUntil && t('batch.sellUntil', { day: day(sellUntil) }),
      costPaise !== null && t('batch.cost', { amount: formatPaise(costPaise) }),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <RowList
      title={t('batch.title')}
      empty={t('batch.none')}
      items={batches}
      keyOf={({ _id }) => _id}
      render={(batch) => (
        <>
          <div>
            <Typography variant="subtitle1" component="h3">
              {batchName(batch.code, t)}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {factsOf(batch) || t('batch.noDates')}
            </Typography>
          </div>
          <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{unitsOf(batch)}</Typography>
          <Button
            component={Link}
            to={batchPath(batch._id)}
            aria-label={`${t('recall.whoGotIt')}: ${batchName(batch.code, t)}`}
          >
            {t('recall.whoGotIt')}
          </Button>
          {batch.origin && onOrigin && (
            <Button
              onClick={() => onOrigin(batch)}
              aria-label={`${tOrigin('origin.button')}: ${batchName(batch.code, t)}`}
            >
              {tOrigin('origin.button')}
            </Button>
          )}
          {batch.stock + batch.setApart > 0 && (
            <Button onClick={() => onChange(batch)} aria-label={`${t('change.writeOff')}: ${batchName(batch.code, t)}`}>
              {t('change.writeOff')}
            </Button>
          )}
        </>
      )}
    />
  );
};
