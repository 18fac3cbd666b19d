import { keyedHash, sameSecret, type SecretKeys } from '../../lib/secrets';

/** A row's sort keys, its id last. */
export type Position = readonly (string | number)[];

const SIGNATURE_LENGTH = 24;

/** Signed, opaque cursors of keyset pagination: the first key signs, each verifies. */
export function createCursors(keys: SecretKeys) {
  const write = (position: Position, list: string): string => sign(keys[0], position, list);

  function sign(key: string, position: Position, list: string): string {
    const signature = keyedHash(key, 'product-cursor', JSON.stringify([list, position])).slice(0, SIGNATURE_LENGTH);
    return Buffer.from(JSON.stringify([signature, ...position])).toString('base64url');
  }

  return {
    /** @param list identifies the filters and the order */
    write,

    /** The result is null for a cursor that is damaged, forged or another list's. */
    read(cursor: string, list: string): Position | null {
      try {
        const [, ...position] = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')) as Position;
        return keys.some((key) => sameSecret(cursor, sign(key, position, list))) ? position : null;
      } catch {
        return null;
      }
    },
  };
}
