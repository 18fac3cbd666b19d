import Skeleton from '@mui/material/Skeleton';
import { ErrorState } from '../../../components/ErrorState';
import { useChooseNoticeMutation, useGetNoticesQuery } from '../../store/noticesApi';
import { NoticesView } from './NoticesView';
import { useStaffPush } from './useStaffPush';

const LIST_HEIGHT_PX = 240;

/** The notifications of the person on duty, on this device and in kind. */
export const OwnNotices = ({ staffId }: { staffId: string }) => {
  const { data, isError, refetch } = useGetNoticesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [choose] = useChooseNoticeMutation();
  const { state, isBusy, hasFailed, turnOn, turnOff } = useStaffPush(staffId, data?.publicKey ?? null);
  if (!data)
    return isError ? (
      <ErrorState onRetry={() => void refetch()} />
    ) : (
      <Skeleton variant="rounded" height={LIST_HEIGHT_PX} />
    );
  return (
    <NoticesView
      kinds={data.kinds}
      state={data.publicKey === null ? 'UNSUPPORTED' : state}
      isBusy={isBusy}
      hasFailed={hasFailed}
      onTurnOn={() => void turnOn()}
      onTurnOff={() => void turnOff()}
      onChoose={(choice) => void choose(choice)}
    />
  );
};
