import type { PushSubscriptionBody } from '../../contract/push';

/**
 * Whether this device can be notified. HOME_SCREEN: iPhones and iPads take notifications only from sites on their home screen. DENIED:
 * they are blocked for this site.
 */
export type PushState = 'UNSUPPORTED' | 'HOME_SCREEN' | 'DENIED' | 'OFF' | 'ON';

export const hasWorkers = (): boolean => typeof navigator !== 'undefined' && 'serviceWorker' in navigator;

/** Each worker has subscriptions of its own: the shop's, and that of the staff area. */
export type WorkerScope = '/' | '/staff';

/** Undefined before the worker is registered, and where workers are blocked. */
const findRegistration = async (scope: WorkerScope): Promise<ServiceWorkerRegistration | undefined> => {
  const found = hasWorkers() ? await navigator.serviceWorker.getRegistration(scope) : undefined;
  // Below the shop's scope, its worker is found before the other one is registered.
  return found && new URL(found.scope).pathname === scope ? found : undefined;
};

const findSubscription = async (scope: WorkerScope): Promise<PushSubscription | null> => {
  const pushManager = (await findRegistration(scope))?.pushManager;
  return (await pushManager?.getSubscription()) ?? null;
};

const inBase64Url = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

const bodyOf = (subscription: PushSubscription): PushSubscriptionBody => {
  const { endpoint } = subscription;
  return {
    endpoint,
    keys: { p256dh: inBase64Url(subscription.getKey('p256dh')), auth: inBase64Url(subscription.getKey('auth')) },
  };
};

/** @param publicKey the shop's; a subscription by another key gets nothing */
export const readPush = async (
  publicKey: string,
  scope: WorkerScope = '/',
): Promise<{ state: PushState; subscription: PushSubscriptionBody | null }> => {
  const subscription = await findSubscription(scope);
  const isOwn = subscription && inBase64Url(subscription.options.applicationServerKey) === publicKey;
  const state = (): PushState => {
    if (!('PushManager' in window && 'Notification' in window))
      return 'standalone' in navigator ? 'HOME_SCREEN' : 'UNSUPPORTED';
    if (Notification.permission === 'denied') return 'DENIED';
    return isOwn ? 'ON' : 'OFF';
  };
  if (state() !== 'HOME_SCREEN' && !(await findRegistration(scope)))
    return { state: 'UNSUPPORTED', subscription: null };
  return { state: state(), subscription: isOwn ? bodyOf(subscription) : null };
};

/**
 * Asks for permission, so it needs a tap.
 * @returns null where they give none
 * @throws where the browser can't reach its push service
 */
export const subscribeToPush = async (
  publicKey: string,
  scope: WorkerScope = '/',
): Promise<PushSubscriptionBody | null> => {
  const registration = await findRegistration(scope);
  if (!registration || (await Notification.requestPermission()) !== 'granted') return null;
  // One by another key has to end first.
  await (await findSubscription(scope))?.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  return bodyOf(await registration.pushManager.subscribe(options));
};

/**
 * Ends it in this browser, even without the server: what it still sends is rejected then, and it deletes the subscription.
 * @returns what ended; null for none
 */
export const endPush = async (scope: WorkerScope = '/'): Promise<string | null> => {
  const subscription = await findSubscription(scope).catch(() => null);
  // It may wait for the push service.
  void subscription?.unsubscribe().catch(() => undefined);
  return subscription?.endpoint ?? null;
};
