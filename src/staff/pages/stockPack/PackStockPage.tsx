import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import type { StockBatch } from '../../../../contract/staffStock';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { ArrowBack } from '../../../components/icons';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { isApiError } from '../../../store/api/ApiError';
import { ChangeStockDialog } from '../../features/stock/ChangeStockDialog';
import { CountDialog } from '../../features/stock/CountDialog';
import { OriginDialog } from '../../features/stock/OriginDialog';
import { ReceiveDialog } from '../../features/stock/ReceiveDialog';
import { SoldOutDialog } from '../../features/stock/SoldOutDialog';
import { useSoldOutText } from '../../features/stock/useSoldOutText';
import { usePackTitle } from '../../features/stock/usePackTitle';
import { useMay } from '../../store/staffHooks';
import { useGetPackStockQuery } from '../../store/stockApi';
import { BatchRows } from './BatchRows';
import { Movements } from './Movements';

type Doing = { what: 'count' | 'receive' | 'change' | 'soldOut' | 'origin'; batch?: StockBatch } | null;

/** One pack: what is there, its batches, and what changed its stock. */
export const PackStockPage = () => {
  const { t } = useTranslation('staffStock');
  const packTitle = usePackTitle();
  const { packId = '' } = useParams();
  const { currentData: pack, error, refetch } = useGetPackStockQuery(packId, { refetchOnMountOrArgChange: true });
  const [doing, setDoing] = useState<Doing>(null);
  const close = () => setDoing(null);
  const inWords = useSoldOutText();
  const mayChange = useMay('changeStock');

  if (!pack) {
    if (isApiError(error) && error.status === 404)
      return <EmptyState heading="h1" title={t('noPack')} action={<Link to="/staff/stock">{t('back')}</Link>} />;
    return error ? <ErrorState heading="h1" onRetry={() => void refetch()} /> : <PageSkeleton />;
  }
  const figures = [
    { label: t('figure.forSale'), value: pack.stock },
    { label: t('figure.waiting'), value: pack.waiting },
    { label: t('figure.apart'), value: pack.setApart },
  ];
  return (
    <Stack spacing={4} sx={{ maxWidth: 960 }}>
      <div>
        <Button component={Link} to="/staff/stock" startIcon={<ArrowBack />} sx={{ ml: -1 }}>
          {t('back')}
        </Button>
        <Typography variant="h2" component="h1">
          {packTitle(pack)}
        </Typography>
        <Typography color="textSecondary">{pack.secondName}</Typography>
        {pack.soldOut && <Typography sx={{ color: 'error.main' }}>{inWords(pack.soldOut)}</Typography>}
        {pack.awaitedBy > 0 && <Typography>{t('awaitedBy', { count: pack.awaitedBy })}</Typography>}
        <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, my: 2 }}>
          {figures.map(({ label, value }) => (
            <Box key={label} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
              <Typography component="dt" variant="caption" color="textSecondary">
                {label}
              </Typography>
              <Typography component="dd" variant="h3" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
                {value}
              </Typography>
            </Box>
          ))}
        </Box>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <Button variant="contained" onClick={() => setDoing({ what: 'receive' })}>
            {t('receive.receive')}
          </Button>
          <Button variant="outlined" onClick={() => setDoing({ what: 'count' })}>
            {t('count.count')}
          </Button>
          <Button variant="outlined" onClick={() => setDoing({ what: 'change' })}>
            {t('change.writeOff')}
          </Button>
          {mayChange && (
            <Button variant="outlined" onClick={() => setDoing({ what: 'soldOut' })}>
              {t(pack.soldOut ? 'soldOut.sellAgain' : 'soldOut.title')}
            </Button>
          )}
        </Stack>
      </div>
      <BatchRows
        batches={pack.batches}
        onChange={(batch) => setDoing({ what: 'change', batch })}
        onOrigin={mayChange ? (batch) => setDoing({ what: 'origin', batch }) : undefined}
      />
      <Movements packId={packId} />
      {doing?.what === 'count' && <CountDialog packId={packId} title={packTitle(pack)} onClose={close} />}
      {doing?.what === 'soldOut' && <SoldOutDialog of={{ packId }} onClose={close} />}
      {doing?.what === 'receive' && <ReceiveDialog pack={pack} onClose={close} />}
      {doing?.what === 'origin' && doing.batch?.origin && (
        <OriginDialog batch={doing.batch} origin={doing.batch.origin} onClose={close} />
      )}
      {doing?.what === 'change' && (
        <ChangeStockDialog pack={pack} batches={pack.batches} batch={doing.batch} onClose={close} />
      )}
    </Stack>
  );
};
