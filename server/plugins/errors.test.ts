import { request } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Type } from 'typebox';
import { Envelope } from '../../contract/http';
import { Point } from '../../contract/geo';
import { EmailId, MobileNumber } from '../../contract/auth';
import { RetriesExhausted } from '../db/errors';
import { createOutbox } from '../db/outbox';
import { inTransaction } from '../db/transaction';
import { ok } from '../lib/envelope';
import { AppError, FieldsError } from '../lib/errors';
import { createLog } from '../lib/log';
import { areaOf } from '../testing/areaOf';
import { makeTestApp, type TestApp } from '../testing/testApp';

const Body = Type.Object(
  {
    mobileNumber: MobileNumber,
    emailId: Type.Optional(EmailId),
    location: Type.Optional(Point),
    items: Type.Optional(
      Type.Array(Type.Object({ quantity: Type.Integer({ minimum: 1, maximum: 99, messageKey: 'quantity' }) })),
    ),
    few: Type.Optional(
      Type.Array(Type.Object({ quantity: Type.Integer({ minimum: 1, messageKey: 'quantity' }) }), { maxItems: 2 }),
    ),
  },
  { additionalProperties: false },
);

const areas = areaOf(async (app) => {
  const access = { access: 'public' } as const;
  app.post('/body', { schema: { body: Body }, config: access }, async () => ok(null, 'fine'));
  app.get(
    '/query',
    {
      schema: { querystring: Type.Object({ limit: Type.Integer({ minimum: 1, messageKey: 'limit' }) }) },
      config: access,
    },
    async (req) => ok(req.query, 'fine'),
  );
  app.get('/rejected', { config: access }, async () => {
    throw new AppError(429, 'core.tooMany', { data: { why: 'test' }, retryAfterSeconds: 12.3 });
  });
  app.get('/fields', { config: access }, async () => {
    throw new FieldsError({ street: { key: 'validation.street.required' } });
  });
  app.get('/broken', { config: access }, async () => {
    throw new Error('secret detail of 9876543210');
  });
  app.get('/crowded', { config: access }, async () => {
    throw new RetriesExhausted('given up', { cause: new Error('secret detail') });
  });
  app.get(
    '/wrong-response',
    { schema: { response: { 200: Envelope(Type.Object({ price: Type.Integer() })) } }, config: access },
    async () => ok({ price: 1.5 }, 'fine'),
  );
});

let test: TestApp;
beforeAll(async () => {
  test = await makeTestApp({ areas, seed: false });
});
afterAll(() => test.close());

const post = (payload: unknown, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'POST', url: '/api/web/test/body', payload: payload as object, headers });

const postText = (payload: string, contentType = 'application/json') => post(payload, { 'content-type': contentType });

describe('a bad body', () => {
  it('gets a message for each field', async () => {
    const response = await post({
      mobileNumber: '12',
      emailId: 'x',
      location: { type: 'Point', coordinates: [1, 100] },
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      status: 400,
      message: [
        'Mobile number must be exactly 10 digits',
        'Enter a valid email Id',
        'The latitude must lie between -90 and 90 degrees',
      ],
      data: {
        fields: {
          mobileNumber: 'Mobile number must be exactly 10 digits',
          emailId: 'Enter a valid email Id',
          'location.coordinates.1': 'The latitude must lie between -90 and 90 degrees',
        },
      },
    });
  });

  it.each([[{}], [{ mobileNumber: '' }], [{ mobileNumber: null }], [undefined]])(
    'misses a required field: %j',
    async (body) => {
      const response = await post(body);
      expect(response.json()).toMatchObject({
        status: 400,
        data: { fields: { mobileNumber: 'Enter Your Mobile Number' } },
      });
    },
  );

  it.each([
    [{ type: 'Line', coordinates: [77, 11] }],
    [{ type: 'Point', coordinates: [77] }],
    [{ type: 'Point' }],
    ['here'],
    [null],
  ])('reports the parent where a part has no message: %j', async (location) => {
    const { data } = (await post({ mobileNumber: '9876543210', location })).json<{ data: { fields: object } }>();
    expect(Object.values(data.fields)).toContain('please choose location from map');
  });

  it.each([-1, 0, 1.5, 1e9, '2', null, 100])('has no quantity of %p', async (quantity) => {
    const { data } = (await post({ mobileNumber: '9876543210', items: [{ quantity }] })).json<{ data: object }>();
    expect(data).toMatchObject({ fields: { 'items.0.quantity': expect.stringMatching(/quantity/i) } });
  });

  it('is not coerced: a number is no text', async () => {
    expect((await post({ mobileNumber: 9876543210 })).statusCode).toBe(400);
  });

  it('has no unknown fields', async () => {
    const response = await post({ mobileNumber: '9876543210', role: 1 });
    expect(response.json()).toMatchObject({ data: { fields: { role: 'role is not a known field.' } } });
  });

  it('that is no object is rejected', async () => {
    for (const body of ['[]', '"text"', '7']) {
      expect((await postText(body)).json()).toMatchObject({
        status: 400,
        message: ['The request must be a JSON object.'],
      });
    }
  });

  it("is rejected with U+0000, which PostgreSQL can't store", async () => {
    const response = await post({ mobileNumber: '9876543210', emailId: 'a\0@example.com' });
    expect(response.json()).toMatchObject({ status: 400, data: { fields: { emailId: expect.any(String) } } });
  });

  it.each(['Ring \\ud83d', '\\udc00 twice'])('is rejected with half of a surrogate pair: %s', async (emailId) => {
    const response = await postText(`{"mobileNumber":"9876543210","emailId":"${emailId}"}`);
    expect(response.json()).toMatchObject({ status: 400, data: { fields: { emailId: 'emailId is not valid.' } } });
  });

  it.each([
    ['lists', `{"items":${'['.repeat(30_000)}${']'.repeat(30_000)}}`],
    ['objects', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
  ])('is not nested too deeply: %s', async (_what, body) => {
    expect((await postText(body)).json()).toEqual({
      status: 400,
      message: 'The request is nested too deeply.',
      data: null,
    });
  });

  it.each([
    ['a list', `{"items":[${'{},'.repeat(20_000)}{}]}`],
    ['lists', `{"items":[${'[0,0,0,0,0,0,0,0,0],'.repeat(300)}{}]}`],
    ['names', `{${Array.from({ length: 5_000 }, (_, at) => `"x${at}":0`).join(',')}}`],
  ])('has not too many parts: %s', async (_what, body) => {
    expect((await postText(body)).json()).toEqual({
      status: 400,
      message: 'The request has too many parts.',
      data: null,
    });
  });

  it('has at most 20 problems reported, with shortened names', async () => {
    const names = Array.from({ length: 500 }, (_, at) => `${at}${'x'.repeat(90)}`);
    const { data } = (await post(Object.fromEntries(names.map((name) => [name, 1])))).json<{
      data: { fields: object };
    }>();
    expect(Object.keys(data.fields)).toHaveLength(20);
    expect(Math.max(...Object.keys(data.fields).map((name) => name.length))).toBeLessThan(70);
    const emails = await post({ mobileNumber: '9876543210', items: names.map(() => '\0') });
    expect(Object.keys(emails.json<{ data: { fields: object } }>().data.fields)).toHaveLength(20);
  });

  it('is not searched for further problems where a value is already too long', async () => {
    const { data } = (await post({ mobileNumber: '9876543210', few: [{ quantity: 0 }, { quantity: 0 }, {}] })).json<{
      data: object;
    }>();
    expect(data).toEqual({ fields: { few: 'few is not valid.' } });
  });

  it.each(['{"mobileNumber":', '{"__proto__":{}}', '{"constructor":{"prototype":{}}}'])('is JSON: %s', async (body) => {
    expect((await postText(body)).json()).toEqual({
      status: 400,
      message: 'The request is not valid JSON.',
      data: null,
    });
  });

  it('has the content type JSON', async () => {
    expect((await postText('mobileNumber=1', 'application/x-www-form-urlencoded')).json()).toMatchObject({
      status: 400,
      message: 'Please send the request as JSON (content-type: application/json).',
    });
  });

  it('is not larger than 64 KB', async () => {
    const response = await post({ mobileNumber: 'x'.repeat(70_000) });
    expect(response.json()).toEqual({ status: 413, message: 'That is too large to send.', data: null });
    expect(response.statusCode).toBe(413);
  });
});

it('coerces numbers in a query, and rejects those out of range', async () => {
  const good = await test.app.inject('/api/web/test/query?limit=5');
  expect(good.json()).toEqual({ status: 200, message: 'fine', data: { limit: 5 } });
  const bad = await test.app.inject('/api/web/test/query?limit=0');
  expect(bad.json()).toMatchObject({ status: 400, data: { fields: { limit: 'The number to show is out of range' } } });
});

it('sends an AppError, with the time to wait', async () => {
  const response = await test.app.inject({ url: '/api/web/test/rejected', headers: { 'accept-language': 'ta' } });
  expect(response.statusCode).toBe(429);
  expect(response.headers['retry-after']).toBe('13');
  expect(response.json()).toEqual({
    status: 429,
    message: 'மிக அதிகமான கோரிக்கைகள். சிறிது நேரம் கழித்து முயலவும்.',
    data: { why: 'test' },
  });
});

it('sends a service’s field errors like a schema’s', async () => {
  const response = await test.app.inject('/api/web/test/fields');
  const sentence = 'Please Enter Your Street';
  expect(response.json()).toEqual({ status: 400, message: [sentence], data: { fields: { street: sentence } } });
});

it('reveals only the request id of an internal error', async () => {
  const response = await test.app.inject('/api/web/test/broken');
  expect(response.statusCode).toBe(500);
  expect(response.body).not.toMatch(/secret|9876543210|at .*\.ts/);
  expect(response.json<{ data: object }>().data).toEqual({ requestId: response.headers['x-request-id'] });
});

it('one id leads from a proxy’s request to its log lines and to the work that it leaves behind', async () => {
  const lines: { msg: string; reqId?: string }[] = [];
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line) as { msg: string }) });
  const working = areaOf(async (app) => {
    app.post('/work', { config: { access: 'public' } }, async () => {
      log.info('a service works');
      await inTransaction(shop.deps.db, (tx) => outbox.add(tx, 'work', {}));
      return ok(null, 'fine');
    });
  });
  const shop = await makeTestApp({ seed: false, log, areas: working, env: { TRUST_PROXY: '1' } });
  const outbox = createOutbox(shop.deps);
  outbox.on('work', async () => {
    throw new Error('not now');
  });
  const post = async (headers: Record<string, string>) =>
    (await shop.app.inject({ method: 'POST', url: '/api/web/test/work', payload: {}, headers })).headers[
      'x-request-id'
    ];

  const id = '7f3c1d5e-0000-4000-8000-2b1a9c8d7e6f';
  expect(await post({ 'x-request-id': id, 'x-forwarded-for': '203.0.113.7' })).toBe(id);
  const retried = 'an outbox entry failed and will be tried again';
  const ofRequest = () => lines.filter(({ reqId }) => reqId === id).map(({ msg }) => msg);
  expect(ofRequest().sort()).toEqual(['a service works', retried, 'responded']);

  lines.length = 0;
  shop.deps.clock.advance(60);
  for (const job of outbox.jobs()) await job.run();
  expect(ofRequest()).toEqual([retried]);
  expect(await post({ 'x-request-id': id })).toMatch(/^[\w-]{22}$/);
  expect(await post({ 'x-request-id': 'a b c d e f g h i', 'x-forwarded-for': '203.0.113.7' })).toMatch(/^[\w-]{22}$/);
  await shop.close();
});

it('requests a retry after repeated write conflicts', async () => {
  const response = await test.app.inject('/api/web/test/crowded');
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
  expect(response.json()).toEqual({
    status: 503,
    message: 'The shop is very busy just now. Please try again in a moment.',
    data: null,
  });
});

it('reports responses that violate their schema', async () => {
  expect((await test.app.inject('/api/web/test/wrong-response')).statusCode).toBe(500);
});

describe('an unknown URL', () => {
  it.each(['/api/web/nothing', '/nothing', '/api/web/test/body'])('is 404: %s', async (url) => {
    const response = await test.app.inject({ url, headers: { 'accept-language': 'hi' } });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ status: 404, message: 'इस पते पर कुछ नहीं है।', data: null });
    expect(response.headers['x-request-id']).toMatch(/^[\w-]{22}$/);
  });

  it('is 400 where the URL is malformed', async () => {
    const response = await test.app.inject('/%E0%A4%A');
    expect(response.json()).toMatchObject({ status: 400, data: null });
    expect(response.headers['x-request-id']).toBeDefined();
  });

  it('is 404 for a browser where the URL is malformed', async () => {
    for (const url of ['/%', '/%E0%A4%A', '/order/status/%F0%9F']) {
      expect((await test.app.inject({ url, headers: { accept: 'text/html' } })).statusCode).toBe(404);
      expect((await test.app.inject({ url, headers: { accept: 'application/json' } })).statusCode).toBe(400);
    }
  });
});

it('responds to what is not HTTP at all', async () => {
  await test.app.listen({ port: 0 });
  const { port } = test.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write('hello\r\n\r\n');
  const response = await text(socket);
  expect(response).toMatch(/^HTTP\/1.1 400 /);
  expect(response).toMatch(/{"status":400,"message":".+","data":null}$/);

  const rejected = new Promise<number | undefined>((resolve) => {
    request({ port, headers: { long: 'x'.repeat(100_000) } }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    }).end();
  });
  expect(await rejected).toBe(400);
});
