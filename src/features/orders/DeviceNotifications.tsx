import { useDevicePush } from '../../hooks/useDevicePush';
import { hasWorkers } from '../../lib/browserPush';
import {
  useAddPushSubscriptionMutation,
  useDeletePushSubscriptionMutation,
  useGetPushKeyQuery,
} from '../../store/api/pushApi';
import { DeviceNotificationsView } from './DeviceNotificationsView';

/** Turns notifications on this device on and off. */
export const DeviceNotifications = () => {
  const { data: key } = useGetPushKeyQuery(undefined, { skip: !hasWorkers() });
  const [add] = useAddPushSubscriptionMutation();
  const [remove] = useDeletePushSubscriptionMutation();
  const publicKey = key?.publicKey ?? null;
  const { state, isBusy, hasFailed, turnOn, turnOff } = useDevicePush({
    publicKey,
    scope: '/',
    isOwn: true,
    add: (subscription) => add(subscription).unwrap(),
    remove: (endpoint) => remove({ endpoint }).unwrap(),
  });
  if (publicKey === null || state === null) return null;
  return (
    <DeviceNotificationsView
      state={state}
      isBusy={isBusy}
      hasFailed={hasFailed}
      onTurnOn={() => void turnOn()}
      onTurnOff={() => void turnOff()}
    />
  );
};
