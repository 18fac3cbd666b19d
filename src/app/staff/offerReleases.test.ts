import { waitFor } from '@testing-library/react';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { http, HttpResponse } from 'msw';
import { makeToasts } from '../../lib/makeToasts';
import { makeTestI18n } from '../../testing/makeTestStore';
import { mswServer } from '../../testing/mswServer';
import { offerReleases } from './offerReleases';

const HOUR_MS = 3_600_000;
// jsdom has no MessageChannel.
Object.assign(globalThis, { MessageChannel });

it('offers the release that came while the staff area was open, once, also where it never leaves the view', async () => {
  const script = document.createElement('script');
  script.src = '/assets/staff/main.0123abcd.js';
  document.body.append(script);
  const now = jest.spyOn(Date, 'now').mockReturnValue(0);
  const setTimer = jest.spyOn(globalThis, 'setInterval').mockReturnValueOnce(0 as never);
  const posted: unknown[] = [];
  const acknowledge: ((isStored: boolean) => void)[] = [];
  const active = {
    scriptURL: 'https://vayal.example/staff-worker.js',
    postMessage: (message: unknown, [port]: [MessagePort]) => {
      posted.push(message);
      acknowledge.push((isStored) => port.postMessage(isStored));
    },
  };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => ({ active }) },
  });
  const toasts = makeToasts();
  const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
  const offers = () => toasts.getQueue().map(({ message }) => message);
  /** Each check adds how many there were. */
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
  // The reload opens this document.
  await waitFor(() => expect(posted).toEqual([{ type: 'storeDocument' }]));
  expect(offers()).toEqual([]);
  acknowledge.shift()!(false);
  now.mockReturnValue(3 * HOUR_MS);
  comeBack();
  await waitFor(() => expect(posted).toHaveLength(2));
  expect(offers()).toEqual([]);
  acknowledge.shift()!(true);
  await waitFor(() => expect(offers()).toEqual(['A new version is here']));
  now.mockReturnValue(4 * HOUR_MS);
  comeBack();
  now.mockReturnValue(5 * HOUR_MS);
  passTime();
  expect(offers()).toHaveLength(1);
  expect(offersBefore).toEqual([0, 0, 0, 0]);
});
