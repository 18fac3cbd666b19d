export const PUSH_ENDPOINT = 'https://fcm.googleapis.com/fcm/send/a';

/**
 * A browser with its push service, until `restore`.
 * @param decision what the person decides once they are asked
 * @param scope of its worker
 */
export function stubPushBrowser(decision: NotificationPermission, scope = '/') {
  const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)).buffer;
  let subscription: object | null = null;
  let asked = 0;
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) =>
      (subscription = {
        endpoint: PUSH_ENDPOINT,
        options: { applicationServerKey: bytesOf(applicationServerKey) },
        getKey: (name: string) => bytesOf(name === 'auth' ? 'AAAA' : 'CCCC'),
        unsubscribe: async () => ((subscription = null), true),
      }),
  };
  const notification = {
    permission: 'default',
    requestPermission: async () => {
      asked += 1;
      return (notification.permission = decision);
    },
  };
  Object.assign(window, { PushManager: {}, Notification: notification });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => ({ pushManager, scope: `${window.location.origin}${scope}` }) },
  });
  return {
    isSubscribed: () => subscription !== null,
    timesAsked: () => asked,
    /** As browsers do with one that they no longer know. */
    dropSubscription: () => {
      subscription = null;
    },
    restore: () => {
      for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name);
      Reflect.deleteProperty(navigator, 'serviceWorker');
    },
  };
}
