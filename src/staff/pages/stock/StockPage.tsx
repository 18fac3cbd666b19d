import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PillChoice } from '../../../components/PillChoice';
import { useGetExpiringBatchesQuery, useGetLowStockQuery } from '../../store/stockApi';
import { ExpiringView } from './ExpiringView';
import { LowView } from './LowView';
import { StockLevels } from './StockLevels';

const VIEWS = ['shelf', 'low', 'expiring'] as const;

/** What is on the shelf, what runs out, and which batches leave the sale soon. */
export const StockPage = () => {
  const { t } = useTranslation('staffStock');
  const [params, setParams] = useSearchParams();
  const { data: expiring } = useGetExpiringBatchesQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: low } = useGetLowStockQuery(undefined, { refetchOnMountOrArgChange: true });
  const view = VIEWS.find((each) => each === params.get('view')) ?? 'shelf';
  const labels = {
    shelf: t('views.shelf'),
    low: low?.length ? t('views.lowCount', { count: low.length }) : t('views.low'),
    expiring: expiring?.batches.length
      ? t('views.expiringCount', { count: expiring.batches.length })
      : t('views.expiring'),
  };
  return (
    <>
      <Typography variant="h2" component="h1" sx={{ mb: 2 }}>
        {t('title')}
      </Typography>
      <Box sx={{ mb: 3 }}>
        <PillChoice
          label={t('show')}
          value={view}
          options={VIEWS.map((value) => ({ value, label: labels[value] }))}
          onChange={(value) => setParams(value === 'shelf' ? {} : { view: value }, { replace: true })}
        />
      </Box>
      {view === 'shelf' && <StockLevels />}
      {view === 'low' && <LowView />}
      {view === 'expiring' && <ExpiringView />}
    </>
  );
};
