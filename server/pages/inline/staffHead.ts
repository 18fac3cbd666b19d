import type { EarlyCalls } from '../../../contract/inlineScripts';

const isBoard = /^\/staff\/?$/.test(location.pathname);
const paths = isBoard ? ['/api/staff/me', '/api/staff/orders', '/api/staff/slots/load'] : ['/api/staff/me'];

/** Begins the staff area's calls, before its scripts have run, for src/app/staff/earlyFetch.ts. */
const begin = (token: string): void => {
  const headers = { token, 'accept-language': document.documentElement.lang };
  const calls: EarlyCalls['calls'] = {};
  for (const path of paths) {
    calls[path] = fetch(path, { headers });
    // The code that takes the response handles the failure.
    calls[path].catch(() => undefined);
  }
  window.earlyCalls = { headers, calls };
};

try {
  const token = localStorage.getItem('staffToken');
  if (token) begin(token);
} catch {
  // Browsers may block the storage.
}
