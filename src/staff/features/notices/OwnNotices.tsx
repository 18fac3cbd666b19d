import Skeleton from '@mui/material/Skeleton';
import { ErrorState } from '../../../components/ErrorState';
import { isApiError } from '../../../store/api/ApiError';
import { useChooseNoticeMutation, useGetNoticesQuery, useSendExampleNoticeMutation } from '../../store/noticesApi';
import { NoticesView } from './NoticesView';
import { useStaffPush } from './useStaffPush';

const LIST_HEIGHT_PX = 240;

/** The notifications of the person on duty, on this device and in kind. */
export const OwnNotices = ({ staffId }: { staffId: string }) => {
  const { data, isError, refetch } = useGetNoticesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [choose] = useChooseNoticeMutation();
  const [sendExample, example] = useSendExampleNoticeMutation();
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
      isBusy={isBusy || example.isLoading}
      hasFailed={hasFailed}
      example={exampleOf(example)}
      onTurnOn={() => void turnOn()}
      onTurnOff={() => void turnOff()}
      onExample={() => void sendExample(undefined)}
      onChoose={(choice) => void choose(choice)}
    />
  );
};

/** The server says what became of it. */
function exampleOf({ data, error }: { data?: string | undefined; error?: unknown }) {
  if (isApiError(error)) return { text: error.messages.join(' '), isSent: false };
  return data === undefined ? null : { text: data, isSent: true };
}
