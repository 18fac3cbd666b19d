import type { PushPayload } from '../../contract/push';

declare const self: ServiceWorkerGlobalScope;

const ICON = '/icons/icon-192.png';

/** Only pages of the shop are opened, whatever a notification says. */
export const pageOf = (url: string): string => {
  const { origin } = self.location;
  const page = new URL(url, origin);
  return page.origin === origin ? page.href : origin;
};

export const showNotification = async (
  { title, body, url, language, tag }: PushPayload,
  more: NotificationOptions = {},
): Promise<void> => {
  await self.registration.showNotification(title, {
    body,
    tag,
    lang: language,
    icon: ICON,
    data: pageOf(url),
    ...more,
  });
};

/** Comes back to a window with the page, whatever is filtered there, or opens one. */
export const openPage = async (page: string): Promise<void> => {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find(({ url }) => url === page || url.startsWith(`${page}?`));
  await (shown ? shown.focus() : self.clients.openWindow(page));
};

/** Shows what the shop sends by web push; a tap opens its page, or comes back to it. @param open gets a notification's data */
export const listenForNotifications = (
  show = (payload: PushPayload) => showNotification(payload),
  open = (data: unknown) => openPage(pageOf(data as string)),
): void => {
  self.addEventListener('push', (event) => {
    if (event.data) event.waitUntil(show(event.data.json() as PushPayload));
  });
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(event.notification.data));
  });
};
