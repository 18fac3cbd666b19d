import type { Config } from '../config';

/** These providers send nothing. */
export const PLAYED_SMS: readonly string[] = ['console'];

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/;

/** Only then may responses reveal staff's codes: a demo without real SMS that other machines can't reach. */
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
