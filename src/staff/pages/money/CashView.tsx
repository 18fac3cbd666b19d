import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CashInHand } from '../../../../contract/staffMoney';
import { Amount } from '../../../components/Amount';
import { ErrorState } from '../../../components/ErrorState';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { formatDateTime } from '../../../lib/dates';
import { formatPaise } from '../../../lib/money';
import { DueAmount } from '../../components/DueAmount';
import { RowList } from '../../components/RowList';
import { CollectAtDoor } from '../../features/collect/CollectAtDoor';
import { staffOrderPath } from '../../lib/staffPaths';
import { useGetCashOverviewQuery } from '../../store/moneyApi';
import { HandoverDialog } from './HandoverDialog';
import { useDifference } from '../../hooks/useDifference';

/** Who has cash in hand, what was delivered unpaid, and what was handed in. */
export const CashView = () => {
  const { t, i18n } = useTranslation('staffMoney');
  const differenceText = useDifference();
  const { data, isError, refetch } = useGetCashOverviewQuery(undefined, { refetchOnMountOrArgChange: true });
  const [receiving, setReceiving] = useState<CashInHand | null>(null);

  if (isError && !data) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  return (
    <Stack spacing={4} sx={{ maxWidth: 880 }}>
      <RowList
        title={t('cash.inHand')}
        empty={t('cash.noneInHand')}
        items={data.inHand}
        keyOf={({ staffId }) => staffId}
        render={(holder) => (
          <>
            <div>
              <Typography variant="subtitle1" component="h3">
                {holder.name}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {t('cash.orders', { count: holder.orders })}
              </Typography>
            </div>
            <Amount paise={holder.amountPaise} size="large" />
            <Button
              variant="contained"
              onClick={() => setReceiving(holder)}
              aria-label={`${t('cash.receive')}: ${holder.name}`}
            >
              {t('cash.receive')}
            </Button>
          </>
        )}
      />
      {data.uncollected.length > 0 && (
        <RowList
          title={t('cash.uncollected')}
          empty=""
          items={data.uncollected}
          keyOf={({ orderNumber }) => orderNumber}
          render={(order) => (
            <>
              <div>
                <Typography variant="subtitle1" component="h3">
                  <Link to={staffOrderPath(order.orderNumber)} style={{ color: 'inherit' }}>
                    {order.orderNumber}
                  </Link>
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  {t('cash.since', { at: formatDateTime(order.since, i18n.language) })}
                </Typography>
              </div>
              <DueAmount paise={order.amountPaise} />
              <CollectAtDoor orderNumber={order.orderNumber} amountPaise={order.amountPaise} />
            </>
          )}
        />
      )}
      <RowList
        title={t('cash.handovers')}
        empty={t('cash.noHandovers')}
        items={data.handovers}
        keyOf={({ _id }) => _id}
        render={({ riderName, receivedByName, countedPaise, expectedPaise, note: why, at }) => (
          <>
            <div>
              <Typography variant="body2">{t('cash.fromTo', { from: riderName, to: receivedByName })}</Typography>
              <Typography variant="body2" color="textSecondary">
                {[formatDateTime(at, i18n.language), why].filter(Boolean).join(' · ')}
              </Typography>
            </div>
            <Typography
              variant="body2"
              sx={{ color: countedPaise === expectedPaise ? 'text.secondary' : 'error.main', fontWeight: 600 }}
            >
              {differenceText(countedPaise - expectedPaise)}
            </Typography>
            <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{formatPaise(countedPaise)}</Typography>
          </>
        )}
      />
      {receiving && <HandoverDialog holder={receiving} onClose={() => setReceiving(null)} />}
    </Stack>
  );
};
