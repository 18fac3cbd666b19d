import { http, HttpResponse } from 'msw';
import { makeToasts } from '../../lib/makeToasts';
import { makeTestI18n } from '../../testing/makeTestStore';
import { mswServer } from '../../testing/mswServer';
import { offerReleases } from './offerReleases';

const HOUR_MS = 3_600_000;
const serve = (script: string) =>
  mswServer.use(http.get('/staff', () => HttpResponse.html(`<script defer src="/assets/staff/${script}"></script>`)));
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

it('offers the release that came while the console was open, once', async () => {
  const script = document.createElement('script');
  script.src = '/assets/staff/main.0123abcd.js';
  document.body.append(script);
  const now = jest.spyOn(Date, 'now').mockReturnValue(0);
  const toasts = makeToasts();
  offerReleases({ i18n: makeTestI18n('en'), toasts });
  const offers = () => toasts.getQueue().map(({ message }) => message);

  serve('main.4567cdef.js');
  comeBack();
  await settled();
  expect(offers()).toEqual([]);

  serve('main.0123abcd.js');
  now.mockReturnValue(HOUR_MS);
  comeBack();
  await settled();
  expect(offers()).toEqual([]);

  serve('main.4567cdef.js');
  for (const hours of [2, 3]) {
    now.mockReturnValue(hours * HOUR_MS);
    comeBack();
    await settled();
    expect(offers()).toEqual(['A new version is here']);
  }
});
