import { http } from 'msw';
import { ok, staffApiUrl } from '../../testing/handlers/responses';
import { mswServer } from '../../testing/mswServer';
import { makeEarlyFetch } from './earlyFetch';

const URL_OF_ME = 'http://localhost/api/staff/me';
const headers = { token: 'token-of-selvi', 'accept-language': 'ta' };
const begun = () => ({ headers, calls: { '/api/staff/me': Promise.resolve(Response.json('early')) } });
const read = async (response: Promise<Response>): Promise<unknown> => (await response).json();

beforeEach(() => mswServer.use(http.get(staffApiUrl('/me'), () => ok('late'))));

it('takes the response of a call that the document has begun, once', async () => {
  const fetchIt = makeEarlyFetch(begun());
  expect(await read(fetchIt(`${URL_OF_ME}?`, { headers }))).toBe('early');
  expect(await read(fetchIt(URL_OF_ME, { headers }))).toMatchObject({ data: 'late' });
});

it.each([
  ['login', { ...headers, token: 'token-of-mani' }],
  ['language', { ...headers, 'accept-language': 'en' }],
])('leaves the response to another %s alone', async (_other, others) => {
  expect(await read(makeEarlyFetch(begun())(URL_OF_ME, { headers: others }))).toMatchObject({ data: 'late' });
});

it('fetches where the document has begun nothing', async () => {
  expect(await read(makeEarlyFetch()(URL_OF_ME, { headers }))).toMatchObject({ data: 'late' });
});
