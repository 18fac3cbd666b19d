export type Theme = 'light' | 'dark' | 'system';

/** 'system' where the cookie is missing or malformed. */
export function readThemeCookie(cookies: string | undefined): Theme {
  const [, theme] = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookies ?? '') ?? [];
  return (theme as Theme | undefined) ?? 'system';
}

/**
 * Applies the device's colour scheme where no theme is chosen. Reads the cookie, which is slow, only in a service
 * worker's cached page.
 */
export const THEME_SCRIPT =
  '(d=>{d.theme=((navigator.serviceWorker||{}).controller?(/(?:^|; )theme=(light|dark)/.exec(document.cookie)||[])[1]:d.theme)||' +
  "(matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light')})(document.documentElement.dataset)";
