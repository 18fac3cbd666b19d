/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { inlineScripts } from './inlineScripts';

// The scripts of the staff area's document, run as a browser runs them.

const VIEW = '<style data-rendered="mui x">p{color:red}</style><div inert><p>The board</p></div>';
const run = (script: string): void => void (0, eval)(script);
const respond = (status: number, text = '') => Promise.resolve({ status, text: async () => text });
const root = (): HTMLElement => document.getElementById('root')!;
const scripts = (): (string | null)[] => [...document.scripts].map((each) => each.getAttribute('src')).filter(Boolean);

let calls: string[];
interface Opening {
  path?: string;
  /** It is null without a login. */
  token?: string | null;
}

/** Opens the staff area's document. @param view how the server responds to the call for the first view */
function open(view: () => Promise<unknown>, { path = '/staff', token = 'token-of-selvi' }: Opening = {}) {
  document.body.innerHTML = '<div id="root"></div>';
  window.history.replaceState(null, '', path);
  localStorage.clear();
  if (token !== null) localStorage.setItem('staffToken', token);
  delete window.earlyCalls;
  calls = [];
  globalThis.fetch = ((url: string) => {
    calls.push(url.split('?')[0]!);
    return url.includes('first-view') ? view() : respond(200);
  }) as typeof fetch;
  run(inlineScripts.staffHead);
  const current = { dataset: { paths: '["/assets/staff/main.js"]' } };
  const currentScript = jest.spyOn(document, 'currentScript', 'get').mockReturnValue(current as never);
  run(inlineScripts.staffLoader);
  currentScript.mockRestore();
}
const settle = () => jest.advanceTimersByTimeAsync(100);
const realFetch = globalThis.fetch;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = realFetch;
  document.querySelectorAll('script[src]').forEach((each) => each.remove());
});

it('shows the first view with its styles, then loads the scripts and begins the calls', async () => {
  open(() => respond(200, VIEW));
  expect(calls).toEqual(['/api/staff/first-view']);
  expect(scripts()).toEqual([]);
  await settle();
  expect(root()).toHaveTextContent('The board');
  expect(root().previousElementSibling).toHaveAttribute('data-rendered', 'mui x');
  expect(scripts()).toEqual(['/assets/staff/main.js']);
  expect(calls.slice(1)).toEqual(['/api/staff/me', '/api/staff/orders', '/api/staff/slots/load']);
});

it.each([
  ['the board has no view', () => respond(204)],
  ['the login has ended', () => respond(401, VIEW)],
  ['another server responds', () => respond(200, '<style>p{}</style><p>Back soon</p>')],
  ['there is no network', () => Promise.reject(new TypeError('offline'))],
])('shows nothing where %s, and loads the scripts', async (_where, view) => {
  open(view);
  await settle();
  expect(root()).toBeEmptyDOMElement();
  expect(scripts()).toHaveLength(1);
});

it('waits for a slow view for a second', async () => {
  open(() => new Promise(() => undefined));
  await jest.advanceTimersByTimeAsync(900);
  expect(scripts()).toEqual([]);
  await jest.advanceTimersByTimeAsync(200);
  expect(scripts()).toHaveLength(1);
  expect(calls).toHaveLength(4);
});

it('leaves what React has rendered meanwhile', async () => {
  let arrive = (): void => undefined;
  open(() => new Promise((resolve) => (arrive = () => void respond(200, VIEW).then(resolve))));
  root().textContent = 'Rendered';
  arrive();
  await settle();
  expect(root()).toHaveTextContent('Rendered');
});

it.each([
  ['on another page', { path: '/staff/packing' }, ['/api/staff/me']],
  ['without a login', { token: null }, []],
])('loads the scripts at once %s', (_where, options, expected) => {
  open(() => respond(200, VIEW), options);
  expect(scripts()).toHaveLength(1);
  return settle().then(() => expect(calls).toEqual(expected));
});

it('takes the first view away where a script is missing', async () => {
  open(() => respond(200, VIEW));
  await settle();
  document.querySelector('script[src]')!.dispatchEvent(new Event('error'));
  expect(root()).toBeEmptyDOMElement();
});
