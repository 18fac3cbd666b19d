import { cacheablePageKey } from './cacheablePages';

export type CacheName = 'pages' | 'api' | 'pictures' | 'files';

const HASHED_FILES = /^\/(?:assets|fonts)\//;
const PICTURES = /^\/(?:photos|pictures)\//;
/** Endpoints whose responses never depend on the customer. */
const PUBLIC_API =
  /^\/api\/web\/homepage\/(?:store|banner\/list|offer\/list|category\/list|other\/products|(?:product|recipe)\/detail\/[^/]+|recipe\/list)$/;
const IDENTIFYING_HEADERS = ['token', 'authorization', 'idempotency-key'];

/**
 * The service worker's cache for a request; null, the default, caches nothing.
 * @param assetsUrl another origin of hashed files, or ''
 */
export const cacheFor = (
  { method, url, headers, mode }: Pick<Request, 'method' | 'url' | 'headers' | 'mode'>,
  origin: string,
  assetsUrl: string,
): CacheName | null => {
  const parsed = new URL(url);
  if (method !== 'GET' || ![origin, assetsUrl].includes(parsed.origin)) return null;
  if (IDENTIFYING_HEADERS.some((name) => headers.has(name))) return null;
  if (HASHED_FILES.test(parsed.pathname)) return 'files';
  if (PICTURES.test(parsed.pathname)) return 'pictures';
  if (parsed.origin !== origin) return null;
  if (PUBLIC_API.test(parsed.pathname)) return 'api';
  return mode === 'navigate' && cacheablePageKey(parsed) !== null ? 'pages' : null;
};

const PICTURE_SUFFIX = /-\d+\.(?:avif|webp)$/;

export const isSamePicture = (one: string, other: string): boolean =>
  PICTURE_SUFFIX.test(one) && one.replace(PICTURE_SUFFIX, '') === other.replace(PICTURE_SUFFIX, '');
