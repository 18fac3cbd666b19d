import type { EarlyCalls } from '../../../contract/inlineScripts';

/** The staff area's scripts and calls wait at most this long. */
const FIRST_VIEW_WAIT_MS = 1_000;

const isBoard = /^\/staff\/?$/.test(location.pathname);
const paths = isBoard ? ['/api/staff/me', '/api/staff/orders', '/api/staff/slots/load'] : ['/api/staff/me'];

const showFirstView = async (headers: EarlyCalls['headers']): Promise<void> => {
  const { search } = location;
  const query = new URLSearchParams({ search, width: String(innerWidth), height: String(innerHeight) });
  const view = await fetch(`/api/staff/first-view?${query}`, { headers });
  if (view.status !== 200) return;
  const page = document.createElement('template');
  page.innerHTML = await view.text();
  const root = document.getElementById('root');
  const board = page.content.querySelector('[inert]');
  // Another server's page, such as a proxy's, has no board.
  if (!root || !board || root.firstChild) return;
  root.before(...page.content.querySelectorAll('style[data-rendered]'));
  root.append(board);
};

/** Shows the board's first view, then begins the staff area's calls for src/app/staff/earlyFetch.ts. */
const begin = (token: string): void => {
  const headers = { token, 'accept-language': document.documentElement.lang };
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, FIRST_VIEW_WAIT_MS));
  const shown = isBoard ? Promise.race([showFirstView(headers).catch(() => undefined), timeout]) : null;
  const calls: EarlyCalls['calls'] = {};
  for (const path of paths) {
    calls[path] = Promise.resolve(shown).then(() => fetch(path, { headers }));
    // The code that takes the response handles the failure.
    calls[path].catch(() => undefined);
  }
  window.earlyCalls = { headers, calls, shown };
};

try {
  const token = localStorage.getItem('staffToken');
  if (token) begin(token);
} catch {
  // Browsers may block the storage.
}
