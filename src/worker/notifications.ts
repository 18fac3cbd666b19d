import type { PushPayload } from '../../contract/push';

declare const self: ServiceWorkerGlobalScope;

const ICON = '/icons/icon-192.png';

/** Only pages of the shop are opened, whatever a notification says. */
const pageOf = (url: string): string => {
  const { origin } = self.location;
  const page = new URL(url, origin);
  return page.origin === origin ? page.href : origin;
};

const show = async (payload: PushPayload): Promise<void> => {
  const { title, body, url, language, tag } = payload;
  await self.registration.showNotification(title, {
    body,
    tag,
    lang: language,
    icon: ICON,
    data: pageOf(url),
  });
};

const open = async (page: string): Promise<void> => {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find(({ url }) => url === page);
  await (shown ? shown.focus() : self.clients.openWindow(page));
};

/** Shows what the shop sends by web push; a tap opens its page, or comes back to it. */
export const listenForNotifications = (): void => {
  self.addEventListener('push', (event) => {
    if (event.data) event.waitUntil(show(event.data.json() as PushPayload));
  });
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(pageOf(event.notification.data as string)));
  });
};
