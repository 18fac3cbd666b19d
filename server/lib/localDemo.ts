import type { Config } from '../config';

/** Adapters that send nothing. With any other the code reaches its owner alone, demo or not. */
export const PLAYED_SMS: readonly string[] = ['console'];

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
  PLAYED_SMS.includes(smsProvider) &&
  LOOPBACK.test(host) &&
  LOOPBACK.test(new URL(publicUrl).hostname) &&
  trustProxy === false;
