import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { isApiError } from '../../../store/api/ApiError';
import { useRide } from '../../ride/useRide';
import { RideRound } from './RideRound';
import { UnsentActions } from './UnsentActions';

/** All open rounds of one rider; usually one. */
export const Ride = ({ staffId }: { staffId: string }) => {
  const { t } = useTranslation('staffRounds');
  const { rides, actions, queue, isOnline, error, refetch } = useRide(staffId);
  return (
    <Stack spacing={2} sx={{ maxWidth: 720 }}>
      <Typography variant="h2" component="h1">
        {t('ride.title')}
      </Typography>
      <UnsentActions
        actions={actions}
        isOnline={isOnline}
        onSend={() => void queue.flush()}
        onDismiss={(id) => void queue.dismiss(id)}
      />
      {error !== undefined && (
        <ErrorState {...(isApiError(error) && { message: error.messages[0] ?? '' })} onRetry={() => void refetch()} />
      )}
      {rides === null && error === undefined && <PageSkeleton />}
      {rides?.length === 0 && <EmptyState title={t('ride.emptyTitle')} text={t('ride.emptyText')} />}
      {rides?.map((ride) => (
        <RideRound key={ride._id} ride={ride} perform={queue.perform} />
      ))}
    </Stack>
  );
};
