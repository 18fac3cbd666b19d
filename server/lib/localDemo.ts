import type { Config } from '../config';

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/;

/**
 * Whether this machine alone reaches the shop, and it is a demo without real SMS: only then do responses reveal what
 * opens the counter.
 */
export const isLocalDemo = ({
  demo,
  host,
  publicUrl,
  trustProxy,
  smsProvider,
}: Pick<Config, 'demo' | 'host' | 'publicUrl' | 'trustProxy' | 'smsProvider'>): boolean =>
  demo &&
  smsProvider === 'console' &&
  LOOPBACK.test(host) &&
  LOOPBACK.test(new URL(publicUrl).hostname) &&
  trustProxy === false;
