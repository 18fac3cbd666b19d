import { isIPv6 } from 'node:net';
import { keyedHash } from './secrets';

export interface CallerKey {
  network: string;
  /** How many times the cap of one caller this network may use. */
  share: number;
}

export const hashCaller = (secretKey: string, address: string): string =>
  keyedHash(secretKey, 'caller', callerNetwork(address));

/** IPv6 by its /64, which belongs to one household or phone. */
export const callerNetwork = (address: string): string => {
  const groups = ipv6Groups(address);
  return groups ? groups.slice(0, 4).join(':') : plainAddress(address);
};

/**
 * The networks that a caller is counted by, narrowest first. Whoever owns an IPv6 /48 has 65,536 networks of /64, so the
 * wider ones count too, with caps that grow.
 */
export function callerKeys(address: string): CallerKey[] {
  const narrow = { network: callerNetwork(address), share: 1 };
  const groups = ipv6Groups(address);
  if (!groups) return [narrow];
  const [first, second, third, fourth = '0'] = groups;
  const site = [first, second, third].join(':');
  const household = (parseInt(fourth, 16) & 0xff00).toString(16);
  return [narrow, { network: `${site}:${household}/56`, share: 2 }, { network: `${site}/48`, share: 4 }];
}

/** IPv4-mapped addresses as IPv4, without a zone. */
const plainAddress = (address: string): string =>
  /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address.replace(/%.*$/, '');

/** All eight groups without leading zeros; null for anything but IPv6. */
function ipv6Groups(address: string): string[] | null {
  const plain = plainAddress(address);
  if (!isIPv6(plain)) return null;
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  while (groups.length + after.length < 8) groups.push('0');
  return [...groups, ...after].map((group) => parseInt(group, 16).toString(16));
}
