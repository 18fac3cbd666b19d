const ANY_ORIGIN = 'http://shop.invalid';

/** `next=` must not lead to another site. */
export const safePath = (text: string | null): string | null => {
  if (!text?.startsWith('/')) return null;
  try {
    const { origin, pathname, search, hash } = new URL(text, ANY_ORIGIN);
    return origin === ANY_ORIGIN ? pathname + search + hash : null;
  } catch {
    return null;
  }
};
