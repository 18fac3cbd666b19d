import { createHash } from 'node:crypto';

/** The same for the same bytes in every process. Weak, because compressed and plain bodies share it. */
export const etagOf = (body: Buffer): string =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/**
 * Whether a caller has this version already. What can't be read says nothing: the answer then comes whole.
 * @param header if-none-match: `*`, or tags with commas between them
 */
export function isKnown(etag: string, header: string | undefined): boolean {
  if (header === undefined) return false;
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((tag) => plain(tag) === plain(etag));
}
