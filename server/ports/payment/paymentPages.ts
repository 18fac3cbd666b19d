import { orderStatusPath } from '../../../contract/routes';

/** Where the provider's page sends customers back to. The mark proves nothing: the page only says that it checks. */
export const returnUrl = (publicUrl: string, orderId: string): string =>
  `${publicUrl}${orderStatusPath(orderId)}?returned=1`;

/**
 * Whether a page that customers are sent to is the provider's: over https on one of its hosts, or on the host of its API,
 * which in tests is this machine.
 */
export function isPageOf(page: string, hosts: readonly string[], apiUrl: string): boolean {
  if (!URL.canParse(page)) return false;
  const { protocol, hostname, origin } = new URL(page);
  if (origin === new URL(apiUrl).origin) return true;
  return protocol === 'https:' && hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}
