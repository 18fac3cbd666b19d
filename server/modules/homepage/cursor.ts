import { keyedHash, sameSecret } from '../../lib/secrets';

/** The place after one row of a sorted list: the row's sort keys, its id last. */
export type Place = readonly (string | number)[];

const SEAL_LENGTH = 24;

/**
 * Makes and reads cursors: places in a list as opaque texts that only this shop can make.
 * @param key the server's secret key
 */
export function createCursors(key: string) {
  /** @param list names the filters and the order that the place belongs to */
  function write(place: Place, list: string): string {
    const seal = keyedHash(key, 'product-cursor', JSON.stringify([list, place])).slice(0, SEAL_LENGTH);
    return Buffer.from(JSON.stringify([seal, ...place])).toString('base64url');
  }

  return {
    write,

    /** The place that a cursor stands for, or null when it is damaged, made up or of another list. */
    read(cursor: string, list: string): Place | null {
      try {
        const [, ...place] = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')) as Place;
        return sameSecret(cursor, write(place, list)) ? place : null;
      } catch {
        return null;
      }
    },
  };
}
