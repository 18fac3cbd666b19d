import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { useGetPackingOrdersQuery } from '../../store/packingApi';
import { ScanDialog } from './ScanDialog';
import { ChooseOrders } from './ChooseOrders';
import { PickOrders } from './PickOrders';
import { usePickList } from './usePickList';

const REFRESH_MS = 60_000;

/** The packing table: choose orders, pick their products off the shelf, pack them, print their slips. */
export const PackingPage = () => {
  const { t } = useTranslation('staffPacking');
  const { data, isError, refetch } = useGetPackingOrdersQuery(null, {
    pollingInterval: REFRESH_MS,
    refetchOnMountOrArgChange: true,
  });
  const list = usePickList();
  const [isScanning, setScanning] = useState(false);

  if (isError && !data) return <ErrorState heading="h1" title={t('packing.failed')} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  const picked = data.filter(({ orderId }) => list.orderIds.includes(orderId));
  return (
    <>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', marginBlockEnd: 2 }}>
        <Typography variant="h2" component="h1" sx={{ flexGrow: 1 }}>
          {t(picked.length > 0 ? 'packing.picking' : 'packing.title')}
        </Typography>
        <Button variant="outlined" onClick={() => setScanning(true)}>
          {t('scan.open')}
        </Button>
      </Stack>
      {picked.length > 0 ? (
        <PickOrders orders={picked} {...list} />
      ) : data.length > 0 ? (
        <ChooseOrders orders={data} onStart={list.start} />
      ) : (
        <EmptyState title={t('packing.empty')} text={t('packing.emptyText')} />
      )}
      {isScanning && <ScanDialog onClose={() => setScanning(false)} />}
    </>
  );
};
