import { orderStatusPath } from '../../../contract/routes';

/** The parameter `returned` proves nothing about the payment. */
export const returnUrl = (publicUrl: string, orderId: string): string =>
  `${publicUrl}${orderStatusPath(orderId)}?returned=1`;

/** Https on the provider's hosts, or its API's origin, as in tests. */
export function isPageOf(page: string, hosts: readonly string[], apiUrl: string): boolean {
  if (!URL.canParse(page)) return false;
  const { protocol, hostname, origin } = new URL(page);
  if (origin === new URL(apiUrl).origin) return true;
  return protocol === 'https:' && hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}
