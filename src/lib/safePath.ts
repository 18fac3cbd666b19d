const ANY_ORIGIN = 'http://shop.invalid';

/**
 * A path of this shop, or null: what stands in `next=` was written by whoever made the link, and must not lead elsewhere.
 * @param text e.g. `/checkout?step=pay`
 */
export const safePath = (text: string | null): string | null => {
  if (!text?.startsWith('/')) return null;
  try {
    const { origin, pathname, search, hash } = new URL(text, ANY_ORIGIN);
    return origin === ANY_ORIGIN ? pathname + search + hash : null;
  } catch {
    return null;
  }
};
