import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { useGetRoundsQuery } from '../../store/roundsApi';
import { PlanRound } from './PlanRound';
import { RoundCard } from './RoundCard';

/** Beside the stream of orders. */
const REFRESH_MS = 60_000;

/** Rounds of the day: plan them, see how far they are, decide what riders could not. */
export const RoundsPage = () => {
  const { t } = useTranslation('staffRounds');
  const { data, isError, refetch } = useGetRoundsQuery(undefined, {
    pollingInterval: REFRESH_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    refetchOnMountOrArgChange: true,
  });
  if (!data) return isError ? <ErrorState heading="h1" onRetry={() => void refetch()} /> : <PageSkeleton />;
  const { rounds, ready, riders } = data;
  const busyRiders = rounds.filter(({ state }) => state !== 'DONE').map(({ rider }) => rider._id);
  return (
    <Stack spacing={3}>
      <Typography variant="h2" component="h1">
        {t('title')}
      </Typography>
      <PlanRound ready={ready} riders={riders} busyRiders={busyRiders} />
      <Stack component="section" spacing={1.5} aria-labelledby="staff-rounds">
        <Typography id="staff-rounds" variant="h4" component="h2">
          {t('today')}
        </Typography>
        {rounds.length === 0 && <EmptyState title={t('noRounds')} text={t('noRoundsText')} />}
        {rounds.map((round) => (
          <RoundCard key={round._id} round={round} riders={riders} />
        ))}
      </Stack>
    </Stack>
  );
};
