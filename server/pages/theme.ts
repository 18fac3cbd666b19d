import type { Theme } from './document';
import type { Encoding } from './packedText';

/** The colours that a reader's cookie asks for; 'system' where there is none, or a damaged one. */
export function chosenTheme(cookies: string | undefined): Theme {
  const [, theme] = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookies ?? '') ?? [];
  return (theme as Theme | undefined) ?? 'system';
}

/** The best of what a reader can unpack. @param header accept-encoding */
export function chosenEncoding(header: string | string[] | undefined): Encoding {
  const accepted = String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? 'identity';
}

/** Whether a reader has this very page already. @param header if-none-match */
export const isKnownToReader = (header: string | undefined, etag: string): boolean =>
  header !== undefined && header.split(',').some((known) => withoutWeak(known.trim()) === withoutWeak(etag));

const withoutWeak = (etag: string) => etag.replace(/^W\//, '');
