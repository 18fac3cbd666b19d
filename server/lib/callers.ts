import { isIPv6 } from 'node:net';
import { keyedHash, type SecretKeys } from './secrets';

/** The first hash is the one to store. */
export type CallerHashes = readonly [current: string, ...previous: string[]];

export function hashCallerByEach([current, ...previous]: SecretKeys, address: string): CallerHashes {
  return [hashCaller(current, address), ...previous.map((key) => hashCaller(key, address))];
}

export interface CallerKey {
  key: string;
  /** A network's cap is a single caller's cap times this weight. */
  weight: number;
}

/** A /48 has 65,536 household networks, so larger networks are capped too. */
const IPV6_NETWORKS = [
  { bits: 64, weight: 1 },
  { bits: 56, weight: 4 },
  { bits: 48, weight: 16 },
];

export const CALLER_WEIGHTS = IPV6_NETWORKS.map(({ weight }) => weight);

/** An IPv4 address, or an IPv6 address's /64 (a household or phone), /56 and /48, narrowest first. */
export function callerKeys(address: string): readonly CallerKey[] {
  const ipv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (ipv4) return [{ key: ipv4, weight: 1 }];
  const withoutZone = address.replace(/%.*$/, '');
  if (!isIPv6(withoutZone)) return [{ key: address, weight: 1 }];
  const prefix = BigInt(`0x${firstGroups(withoutZone).join('')}`);
  return IPV6_NETWORKS.map(({ bits, weight }) => {
    const unused = BigInt(64 - bits);
    return { key: `${((prefix >> unused) << unused).toString(16)}/${bits}`, weight };
  });
}

const callerNetwork = (address: string): string => callerKeys(address)[0]?.key ?? address;

export const hashCaller = (secretKey: string, address: string): string =>
  keyedHash(secretKey, 'caller', callerNetwork(address));

function firstGroups(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  while (groups.length + after.length < 8) groups.push('0');
  return [...groups, ...after].slice(0, 4).map((group) => group.padStart(4, '0'));
}
