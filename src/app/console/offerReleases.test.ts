import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeToasts } from '../../lib/makeToasts';
import { makeTestI18n } from '../../testing/makeTestStore';
import { mswServer } from '../../testing/mswServer';
import { offerReleases } from './offerReleases';

const HOUR_MS = 3_600_000;

it('offers the release that came while the console was open, once, also where it never leaves the view', async () => {
  const script = document.createElement('script');
  script.src = '/assets/staff/main.0123abcd.js';
  document.body.append(script);
  const now = jest.spyOn(Date, 'now').mockReturnValue(0);
  const setTimer = jest.spyOn(globalThis, 'setInterval').mockReturnValueOnce(0 as never);
  const posted: unknown[] = [];
  const active = { postMessage: (message: unknown) => posted.push(message) };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => ({ active }) },
  });
  const toasts = makeToasts();
  const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
  const offers = () => toasts.getQueue().map(({ message }) => message);
  /** How many there were at each check. */
  const offersBefore: number[] = [];
  let served = 'main.0123abcd.js';
  mswServer.use(
    http.get('/staff', () => {
      offersBefore.push(offers().length);
      return HttpResponse.html(`<script defer src="/assets/staff/${served}"></script>`);
    }),
  );
  offerReleases({ i18n: makeTestI18n('en'), toasts });
  const [passTime] = setTimer.mock.calls[0]!;
  setTimer.mockRestore();

  await waitFor(() => expect(offersBefore).toEqual([0]));
  // Within the hour of its start.
  comeBack();
  passTime();
  now.mockReturnValue(HOUR_MS);
  comeBack();
  passTime();
  await waitFor(() => expect(offersBefore).toEqual([0, 0]));
  expect(posted).toEqual([]);

  served = 'main.4567cdef.js';
  now.mockReturnValue(2 * HOUR_MS);
  passTime();
  await waitFor(() => expect(offers()).toEqual(['A new version is here']));
  // What the reload opens.
  expect(posted).toEqual([{ type: 'cacheVisited', files: ['/staff'] }]);
  now.mockReturnValue(3 * HOUR_MS);
  comeBack();
  await waitFor(() => expect(offersBefore).toEqual([0, 0, 0, 1]));
  now.mockReturnValue(4 * HOUR_MS);
  comeBack();
  await waitFor(() => expect(offersBefore).toEqual([0, 0, 0, 1, 1]));
  expect(offers()).toHaveLength(1);
});
