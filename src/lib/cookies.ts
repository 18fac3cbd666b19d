const ONE_YEAR_SECONDS = 31_536_000;

/**
 * Reads one cookie.
 * @param cookies as in `document.cookie` or a request's cookie header
 */
export const readCookie = (cookies: string, name: string): string | undefined =>
  cookies
    .split(';')
    .map((pair) => pair.trim().split('='))
    .find(([known]) => known === name)?.[1];

/** A cookie that keeps a choice for a year. It is no secret, and a logout leaves it alone. */
export const yearCookie = (name: string, value: string): string =>
  `${name}=${value}; path=/; max-age=${ONE_YEAR_SECONDS}; samesite=lax`;
