/** @jest-environment jsdom */
import { inlineScripts } from './inlineScripts';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

it.each([
  ['the board', '/staff', 'token-of-selvi', ['/api/staff/me', '/api/staff/orders', '/api/staff/slots/load']],
  ['another page', '/staff/packing', 'token-of-selvi', ['/api/staff/me']],
  ['the login', '/staff', null, []],
])('the staff area’s document begins the calls of %s, as a browser runs it', (_page, path, token, expected) => {
  window.history.replaceState(null, '', path);
  localStorage.clear();
  if (token !== null) localStorage.setItem('staffToken', token);
  const calls: [string, unknown][] = [];
  globalThis.fetch = ((url: string, init: RequestInit) => {
    calls.push([url, init.headers]);
    return Promise.reject(new TypeError('offline'));
  }) as typeof fetch;
  (0, eval)(inlineScripts.staffHead);
  const headers = { token, 'accept-language': document.documentElement.lang };
  expect(calls).toEqual(expected.map((url) => [url, headers]));
});
