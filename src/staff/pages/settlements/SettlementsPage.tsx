import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { DifferenceState, SettlementDifference } from '../../../../contract/settlements';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { PillChoice } from '../../../components/PillChoice';
import { RowList } from '../../components/RowList';
import { MoreButton } from '../../components/MoreButton';
import { formatDay } from '../../lib/shopDays';
import { useGetDifferencesInfiniteQuery, useGetSettlementOverviewQuery } from '../../store/settlementsApi';
import { DifferenceRow } from './DifferenceRow';
import { PayoutRow } from './PayoutRow';
import { ResolveDialog } from './ResolveDialog';

const STATES = ['OPEN', 'RESOLVED'] as const satisfies readonly DifferenceState[];

/**
 * What the provider pays out, and where that differs from the shop's records. The URL says which differences are shown.
 */
export const SettlementsPage = () => {
  const { t, i18n } = useTranslation('staffSettlements');
  const [params, setParams] = useSearchParams();
  const {
    data: overview,
    isError,
    refetch,
  } = useGetSettlementOverviewQuery(undefined, { refetchOnMountOrArgChange: true });
  const state = STATES.find((each) => each === params.get('state')) ?? 'OPEN';
  if (!overview)
    return isError ? <ErrorState heading="h1" title={t('failed')} onRetry={() => void refetch()} /> : <PageSkeleton />;
  const compared =
    overview.comparedDay === null
      ? t('notYet')
      : t('comparedUntil', { day: formatDay(overview.comparedDay, i18n.language) });
  if (
    !overview.isCompared &&
    overview.comparedDay === null &&
    overview.openCount === 0 &&
    overview.payouts.length === 0
  )
    return <EmptyState heading="h1" title={t('title')} text={t('notCompared')} />;
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 960, '& > *': { minWidth: 0 } }}>
      <div>
        <Typography variant="h2" component="h1">
          {t('title')}
        </Typography>
        <Typography color="textSecondary">{overview.isCompared ? compared : t('notCompared')}</Typography>
        {overview.isCompared && overview.uncomparedDay !== null && (
          <Typography color="textSecondary">
            {t('uncompared', { day: formatDay(overview.uncomparedDay, i18n.language) })}
          </Typography>
        )}
      </div>
      <PillChoice
        label={t('show')}
        value={state}
        options={STATES.map((value) => ({ value, label: t(`state.${value}`) }))}
        onChange={(value) => setParams({ state: value }, { replace: true })}
      />
      <Differences state={state} />
      <RowList
        title={t('payouts')}
        empty={t('noPayouts')}
        items={overview.payouts}
        keyOf={({ settlementId }) => settlementId}
        render={(payout) => <PayoutRow payout={payout} />}
      />
    </Box>
  );
};

const Differences = ({ state }: { state: DifferenceState }) => {
  const { t } = useTranslation('staffSettlements');
  const [resolving, setResolving] = useState<SettlementDifference | null>(null);
  const { currentData, isError, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } =
    useGetDifferencesInfiniteQuery(state, { refetchOnMountOrArgChange: true });
  if (!currentData)
    return isError ? <ErrorState title={t('failed')} onRetry={() => void refetch()} /> : <PageSkeleton />;
  return (
    <div>
      <RowList
        title={t(`list.${state}`)}
        empty={t(`empty.${state}`)}
        items={currentData.pages.flatMap(({ items }) => items)}
        keyOf={({ _id }) => _id}
        render={(difference) => <DifferenceRow difference={difference} onResolve={() => setResolving(difference)} />}
      />
      {hasNextPage && (
        <MoreButton label={t('more')} isLoading={isFetchingNextPage} onMore={() => void fetchNextPage()} />
      )}
      {resolving && <ResolveDialog difference={resolving} onClose={() => setResolving(null)} />}
    </div>
  );
};
