import { isIPv6 } from 'node:net';
import { keyedHash, type SecretKeys } from './secrets';

/** A caller's hash by each key; the first is the one to store. */
export type CallerHashes = readonly [current: string, ...previous: string[]];

export function hashCallerByEach([current, ...previous]: SecretKeys, address: string): CallerHashes {
  return [hashCaller(current, address), ...previous.map((key) => hashCaller(key, address))];
}

export const hashCaller = (secretKey: string, address: string): string =>
  keyedHash(secretKey, 'caller', callerNetwork(address));

/** IPv6 by its /64, which belongs to one household or phone. */
export function callerNetwork(address: string): string {
  const ipv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (ipv4) return ipv4;
  const withoutZone = address.replace(/%.*$/, '');
  if (!isIPv6(withoutZone)) return address;

  const [head = '', tail] = withoutZone.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  while (groups.length + after.length < 8) groups.push('0');
  return [...groups, ...after]
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}
