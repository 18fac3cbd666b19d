const ONE_YEAR_SECONDS = 31_536_000;

export const readCookie = (cookies: string, name: string): string | undefined =>
  cookies
    .split(';')
    .map((pair) => pair.trim().split('='))
    .find(([known]) => known === name)?.[1];

export const yearCookie = (name: string, value: string): string =>
  `${name}=${value}; path=/; max-age=${ONE_YEAR_SECONDS}; samesite=lax`;
