import { keptPageName } from '../lib/keptPages';

/** Where the service worker keeps an answer: each shelf has its own rules. */
export type Shelf = 'pages' | 'answers' | 'pictures' | 'files';

type Asked = Pick<Request, 'method' | 'url' | 'headers' | 'mode'>;

/** Scripts, styles and fonts: a hash in the name, so that they never change. */
const FILES = /^\/(?:assets|fonts)\//;
const PICTURES = /^\/pictures\//;
/** What the shop tells everybody. Whoever adds a call here says that nothing in it is anybody's own, as the words of a search are. */
const ANSWERS =
  /^\/api\/web\/homepage\/(?:store|banner\/list|offer\/list|category\/list|other\/products|product\/detail\/[^/]+)$/;
/** What says who is asking. */
const PERSONAL_HEADERS = ['token', 'authorization', 'idempotency-key'];

/**
 * The shelf for the answer to a request; null where nothing is kept. That is the rule, and what is kept the exception: only reading, only of
 * this shop, and nothing that says who asks.
 * @param origin where the shop is, e.g. `https://vayal.example`
 */
export const shelfOf = ({ method, url, headers, mode }: Asked, origin: string): Shelf | null => {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return null;
  if (PERSONAL_HEADERS.some((name) => headers.has(name))) return null;
  if (FILES.test(address.pathname)) return 'files';
  if (PICTURES.test(address.pathname)) return 'pictures';
  if (ANSWERS.test(address.pathname)) return 'answers';
  return mode === 'navigate' && keptPageName(address) !== null ? 'pages' : null;
};

/** A width and a format at the end of a picture's address (contract/pictures.ts). */
const FILE_OF_PICTURE = /-\d+\.(?:avif|webp)$/;

/** Whether two addresses are files of one picture, in whatever width and format. */
export const isSamePicture = (one: string, other: string): boolean =>
  FILE_OF_PICTURE.test(one) && one.replace(FILE_OF_PICTURE, '') === other.replace(FILE_OF_PICTURE, '');
