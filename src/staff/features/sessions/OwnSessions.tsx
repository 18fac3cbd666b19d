import Skeleton from '@mui/material/Skeleton';
import { ErrorState } from '../../../components/ErrorState';
import { useToasts } from '../../../hooks/useToasts';
import { useEndOwnSessionMutation, useEndOwnSessionsMutation, useGetOwnSessionsQuery } from '../../store/sessionsApi';
import { SessionList } from './SessionList';

const LIST_HEIGHT_PX = 120;

/** Lists where the staff member is logged in. @param onEnded called once this device is logged out too */
export const OwnSessions = ({ onEnded }: { onEnded: () => void }) => {
  const { enqueueSnackbar } = useToasts();
  const { data, isError, refetch } = useGetOwnSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [endOne, ending] = useEndOwnSessionMutation();
  const [endAll, endingAll] = useEndOwnSessionsMutation();

  const end = async (id: string): Promise<void> => {
    const { data: ended } = await endOne(id);
    if (ended) enqueueSnackbar(ended.message, { variant: 'success' });
  };
  const endEverywhere = async (): Promise<void> => {
    const { data: ended } = await endAll(undefined);
    if (!ended) return;
    enqueueSnackbar(ended.message, { variant: 'success' });
    onEnded();
  };

  if (!data)
    return isError ? (
      <ErrorState onRetry={() => void refetch()} />
    ) : (
      <Skeleton variant="rounded" height={LIST_HEIGHT_PX} />
    );
  return (
    <SessionList
      sessions={data.items}
      busy={ending.isLoading || endingAll.isLoading}
      onEnd={(id) => void end(id)}
      onEndAll={() => void endEverywhere()}
    />
  );
};
