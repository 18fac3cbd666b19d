import { useEffect, useState } from 'react';
import type { PushSubscriptionBody } from '../../contract/push';
import { endPush, readPush, subscribeToPush, type PushState, type WorkerScope } from '../lib/browserPush';

interface DevicePush {
  /** The shop's; null while it is unknown, or where the shop sends nothing. */
  publicKey: string | null;
  scope: WorkerScope;
  /** Whether what this browser asked for before was asked for by the same person. */
  isOwn: boolean;
  /** Both tell the server, and reject where it fails. */
  add: (subscription: PushSubscriptionBody) => Promise<unknown>;
  remove: (endpoint: string) => Promise<unknown>;
}

/**
 * Notifications of this device: how it stands with them, and their switch.
 * @returns state null until it is known
 */
export const useDevicePush = ({ publicKey, scope, isOwn, add, remove }: DevicePush) => {
  const [state, setState] = useState<PushState | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (publicKey === null) return undefined;
    let isShown = true;
    const read = async () => {
      const { state: found, subscription } = await readPush(publicKey, scope);
      if (!isShown) return;
      setState(found === 'ON' && !isOwn ? 'OFF' : found);
      // The server may have lost it, or the browser has another login now.
      if (subscription && isOwn) await add(subscription);
    };
    read().catch(() => undefined);
    return () => {
      isShown = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- read once for a key; the callbacks are new at each render
  }, [publicKey, scope]);

  const attempt = async (work: (key: string) => Promise<unknown>): Promise<void> => {
    if (publicKey === null) return;
    setBusy(true);
    setFailed(false);
    try {
      await work(publicKey);
      setState((await readPush(publicKey, scope)).state);
    } catch {
      setFailed(true);
    }
    setBusy(false);
  };
  const turnOn = (): Promise<void> =>
    attempt(async (key) => {
      const subscription = await subscribeToPush(key, scope);
      if (!subscription) return;
      await add(subscription).catch(async (error: unknown) => {
        await endPush(scope);
        throw error;
      });
    });
  const turnOff = (): Promise<void> =>
    attempt(async () => {
      const endpoint = await endPush(scope);
      setState('OFF');
      if (endpoint !== null) await remove(endpoint);
    });
  return { state, isBusy, hasFailed, turnOn, turnOff };
};
