import type { SettingsReader } from './settings';

export const neededBy =
  (read: SettingsReader, owner: string) =>
  (name: string, minLength = 1): string => {
    const given = read.secret(name, minLength);
    if (given === undefined && read.text(name) === undefined)
      read.problems.push(`${name} is missing: ${owner} needs it, from the provider’s dashboard.`);
    return given ?? '';
  };

/** After a change, retries have the old signature for a day. */
export function withPrevious(
  read: SettingsReader,
  current: string,
  previousName: string,
): readonly [string, ...string[]] {
  const previous = read.secret(previousName, 8);
  return previous === undefined ? [current] : [current, previous];
}

/** The URL has no trailing slash. http only on this machine, for fakes. */
export function readApiUrl(read: SettingsReader, name: string, fallback: string): string {
  return read.parse(name, fallback, 'an https:// address', (given) => {
    if (!URL.canParse(given)) return undefined;
    const { protocol, hostname } = new URL(given);
    return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
      ? given.replace(/\/+$/, '')
      : undefined;
  });
}

export const isLoopback = (host: string): boolean => host === '127.0.0.1' || host === 'localhost';
