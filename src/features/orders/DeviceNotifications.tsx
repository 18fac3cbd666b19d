import { useEffect, useState } from 'react';
import { endPush, hasWorkers, readPush, subscribeToPush, type PushState } from '../../lib/browserPush';
import {
  useAddPushSubscriptionMutation,
  useDeletePushSubscriptionMutation,
  useGetPushKeyQuery,
} from '../../store/api/pushApi';
import { DeviceNotificationsView } from './DeviceNotificationsView';

/** Turns notifications on this device on and off. */
export const DeviceNotifications = () => {
  const [state, setState] = useState<PushState>('UNSUPPORTED');
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const { data: key } = useGetPushKeyQuery(undefined, { skip: !hasWorkers() });
  const [add] = useAddPushSubscriptionMutation();
  const [remove] = useDeletePushSubscriptionMutation();
  const publicKey = key?.publicKey ?? null;

  useEffect(() => {
    if (publicKey === null) return undefined;
    let isShown = true;
    const read = async () => {
      const { state: found, subscription } = await readPush(publicKey);
      if (!isShown) return;
      setState(found);
      // The server may have lost it, or the browser has another customer now.
      if (subscription) void add(subscription);
    };
    read().catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [publicKey, add]);

  if (publicKey === null) return null;

  const attempt = async (work: () => Promise<unknown>) => {
    setBusy(true);
    setFailed(false);
    try {
      await work();
      setState((await readPush(publicKey)).state);
    } catch {
      setFailed(true);
    }
    setBusy(false);
  };
  const turnOn = async () => {
    const subscription = await subscribeToPush(publicKey);
    if (!subscription) return;
    await add(subscription)
      .unwrap()
      .catch(async (error: unknown) => {
        await endPush();
        throw error;
      });
  };
  const turnOff = async () => {
    const endpoint = await endPush();
    setState('OFF');
    if (endpoint !== null) await remove({ endpoint }).unwrap();
  };
  return (
    <DeviceNotificationsView
      state={state}
      isBusy={isBusy}
      hasFailed={hasFailed}
      onTurnOn={() => void attempt(turnOn)}
      onTurnOff={() => void attempt(turnOff)}
    />
  );
};
