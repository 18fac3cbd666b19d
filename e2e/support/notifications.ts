import { expect, type BrowserContext, type Page, type Worker } from '@playwright/test';

export interface ShownNotification {
  title: string;
  options: NotificationOptions & { renotify?: boolean; data: unknown };
}

/** The parts of a service worker that notifications use. */
interface NotifyingWorker {
  registration: { showNotification: (title: string, options: NotificationOptions) => Promise<void> };
  clients: { openWindow: (url: string) => Promise<null> };
  dispatchEvent: (event: Event) => boolean;
  shown: ShownNotification[];
  opened: string[];
}

/**
 * Delivers web push to the page's service worker as the browser does. What the worker would show and open is recorded:
 * Chromium without a window shows no notifications, and no script opens windows without a person's tap.
 */
export async function notificationsOf(page: Page, context: BrowserContext, worker: Worker) {
  const session = await context.newCDPSession(page);
  const registrations = new Set<string>();
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: known }) =>
    known.forEach(({ registrationId }) => registrations.add(registrationId)),
  );
  await session.send('ServiceWorker.enable');
  await expect.poll(() => registrations.size).toBe(1);
  const [registrationId = ''] = registrations;
  const { origin } = new URL(page.url());
  await worker.evaluate(() => {
    const scope = globalThis as unknown as NotifyingWorker;
    Object.assign(scope, { shown: [], opened: [] });
    scope.registration.showNotification = async (title, options) =>
      void scope.shown.push({ title, options: options as ShownNotification['options'] });
    scope.clients.openWindow = async (url) => (scope.opened.push(url), null);
  });
  const shown = () => worker.evaluate(() => (globalThis as unknown as NotifyingWorker).shown.splice(0));

  return {
    /** @returns the one notification that it shows */
    deliver: async (payload: object): Promise<ShownNotification> => {
      await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(payload) });
      const seen: ShownNotification[] = [];
      await expect.poll(async () => seen.push(...(await shown()))).toBe(1);
      return seen[0]!;
    },
    /** @returns the URLs that it opens */
    tap: ({ options }: ShownNotification): Promise<string[]> =>
      worker.evaluate(async (data) => {
        const scope = globalThis as unknown as NotifyingWorker;
        const finished: Promise<unknown>[] = [];
        const event = Object.assign(new Event('notificationclick'), {
          notification: { close: () => undefined, data },
          waitUntil: (work: Promise<unknown>) => void finished.push(work),
        });
        scope.dispatchEvent(event);
        await Promise.all(finished);
        return scope.opened.splice(0);
      }, options.data),
  };
}
