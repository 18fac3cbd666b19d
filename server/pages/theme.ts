/** The customer's choice; 'system' follows the device. */
export type Theme = 'light' | 'dark' | 'system';

/** The theme in a cookie header; 'system' where it is missing or malformed. */
export function readThemeCookie(cookies: string | undefined): Theme {
  const [, theme] = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookies ?? '') ?? [];
  return (theme as Theme | undefined) ?? 'system';
}

/**
 * Runs before the first paint and applies the device's colour scheme where no theme is chosen. It reads the cookie only under a service worker, whose cached page may
 * predate the choice: document.cookie is slow, and the server has read it.
 */
export const THEME_SCRIPT =
  '(d=>{d.theme=((navigator.serviceWorker||{}).controller?(/(?:^|; )theme=(light|dark)/.exec(document.cookie)||[])[1]:d.theme)||' +
  "(matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light')})(document.documentElement.dataset)";
