import { asc, eq } from 'drizzle-orm';
import type { EnquiryBody } from '../../../contract/enquiries';
import { buildApp } from '../../app';
import { customers, enquiries } from '../../db/schema';
import { newId } from '../../lib/ids';
import { createLog } from '../../lib/log';
import { loggedInCustomer } from '../../testing/loggedInCustomer';
import { runJob } from '../../testing/runJob';
import { makeTestApp, type TestApp } from '../../testing/testApp';

const logLines: string[] = [];
let shop: TestApp;

beforeAll(async () => {
  const log = createLog('info', { write: (line) => logLines.push(line) });
  const env = { ENQUIRY_CAP_PER_CALLER_HOUR: '4', ENQUIRY_CAP_TOTAL_HOUR: '8' };
  shop = await makeTestApp({ seed: false, env, log });
});
beforeEach(() => shop.deps.clock.advance(3600));
afterAll(() => shop.close());

const question: EnquiryBody = {
  kind: 'SUPPORT',
  name: 'Kavitha',
  mobileNumber: '9876543210',
  message: 'Where is my parcel?',
};

let callers = 0;
const newCaller = () => `203.0.113.${++callers}`;

interface Options {
  key?: string;
  headers?: Record<string, string>;
  caller?: string;
  app?: TestApp['app'];
}

async function send(body: object, { key = newId(), headers = {}, caller = newCaller(), app = shop.app }: Options = {}) {
  const response = await app.inject({
    method: 'POST',
    url: '/api/web/homepage/enquiry',
    remoteAddress: caller,
    headers: { 'idempotency-key': key, ...headers },
    payload: body,
  });
  expect(response.json().status).toBe(response.statusCode);
  return { status: response.statusCode, headers: response.headers, ...response.json() };
}

async function rowOf(ticketNumber: string) {
  const [row] = await shop.deps.db.select().from(enquiries).where(eq(enquiries.ticketNumber, ticketNumber));
  return row;
}
const rows = () => shop.deps.db.select().from(enquiries).orderBy(asc(enquiries.ticketNumber));
const hours = (count: number) => new Date(shop.deps.clock.now().getTime() + count * 3_600_000).toISOString();

describe('an enquiry', () => {
  it('is stored, and gets a ticket number and its acknowledgement deadline', async () => {
    const body = { ...question, emailId: 'kavitha@example.com', orderNumber: 'vy100001', message: '  Where is it?\n ' };
    const { status, message, data } = await send(body);
    expect(status).toBe(200);
    expect(data).toEqual({
      ticketNumber: expect.stringMatching(/^VT\d{6}$/),
      acknowledgeBy: hours(48),
      resolveBy: null,
    });
    expect(message).toBe(`We have your message. Your ticket number is ${data.ticketNumber}.`);
    expect(await rowOf(data.ticketNumber)).toMatchObject({
      kind: 'SUPPORT',
      status: 'OPEN',
      name: 'Kavitha',
      mobileNumber: '9876543210',
      emailId: 'kavitha@example.com',
      orderNumber: 'VY100001',
      city: null,
      message: 'Where is it?',
      language: 'en',
      customerId: null,
      createdAt: shop.deps.clock.now(),
    });
  });

  it('that is a grievance is resolved within a month', async () => {
    // Its clock never goes back, on whatever day the test runs.
    const year = new Date().getUTCFullYear() + 1;
    shop.deps.clock.set(new Date(`${year}-03-31T10:00:00Z`));
    const { data } = await send({ ...question, kind: 'GRIEVANCE' });
    expect(data).toMatchObject({
      acknowledgeBy: `${year}-04-02T10:00:00.000Z`,
      resolveBy: `${year}-04-30T10:00:00.000Z`,
    });
  });

  it('about a franchise requires its location', async () => {
    const { data } = await send({
      ...question,
      kind: 'FRANCHISE',
      city: ' Pollachi ',
      investment: '5 lakh, my own room',
    });
    expect(await rowOf(data.ticketNumber)).toMatchObject({
      kind: 'FRANCHISE',
      city: 'Pollachi',
      investment: '5 lakh, my own room',
    });
  });

  it('gets a ticket number of its own', async () => {
    const tickets = await Promise.all([send(question), send(question), send(question)]);
    expect(new Set(tickets.map(({ data }) => data.ticketNumber)).size).toBe(3);
  });

  it('is stored with the logged-in customer, and deleted with the account', async () => {
    const customer = await loggedInCustomer(shop.deps);
    const { data } = await send(question, { headers: customer.headers });
    expect((await rowOf(data.ticketNumber))?.customerId).toBe(customer.customerId);
    await shop.deps.db.delete(customers).where(eq(customers.id, customer.customerId));
    expect(await rowOf(data.ticketNumber)).toBeUndefined();
  });

  it('is not stored for a caller whose login has ended, who gets the reason', async () => {
    const { status, message } = await send(question, { headers: { token: 'a dead token' } });
    expect([status, message]).toEqual([401, 'Your login has ended. Please log in again.']);
  });

  it.each([
    ['ta-IN', 'ta', 'உங்கள் செய்தி கிடைத்தது. உங்கள் டிக்கெட் எண்'],
    ['hi', 'hi', 'आपका संदेश मिल गया। आपका टिकट नंबर'],
  ])('is confirmed in the language %s, which is stored for the reply', async (header, language, text) => {
    const { message, data } = await send(question, { headers: { 'accept-language': header } });
    expect(message).toContain(text);
    expect((await rowOf(data.ticketNumber))?.language).toBe(language);
  });

  it('is logged without personal data', async () => {
    logLines.length = 0;
    const { data } = await send({ ...question, emailId: 'kavitha@example.com' });
    const lines = logLines.map((line) => JSON.parse(line));
    expect(lines).toContainEqual(
      expect.objectContaining({ msg: 'an enquiry arrived', ticketNumber: data.ticketNumber, kind: 'SUPPORT' }),
    );
    expect(logLines.join('')).not.toMatch(/Kavitha|kavitha|98765|parcel/);
  });
});

describe('hostile text', () => {
  it.each([
    ['<script>alert(1)</script>'],
    ["'); DROP TABLE enquiries; --"],
    ['{{ticketNumber}} ${process.env} %s \\u0000'],
    ['\u202Eright to left, \u200B nothing, and 🌾'],
    ['=HYPERLINK("http://evil.example")'],
  ])('is stored unchanged: %s', async (text) => {
    // A name is rejected with a sign that turns its direction.
    const name = text.replace('\u202E', '').slice(0, 80);
    const { status, data } = await send({ ...question, name, message: text });
    expect(status).toBe(200);
    expect(await rowOf(data.ticketNumber)).toMatchObject({ name, message: text });
  });

  it('with an unstorable character is rejected with a message', async () => {
    const before = await rows();
    expect(await send({ ...question, message: 'a\0b' })).toMatchObject({
      status: 400,
      data: { fields: { message: 'message is not valid.' } },
    });
    expect(await rows()).toEqual(before);
  });
});

describe('what is missing or too much', () => {
  const contact = 'Enter a mobile number or an e-mail';
  const tooLongMessage = 'The message must have at most 2000 characters';

  it.each<[string, object, Record<string, string>]>([
    ['everything', {}, { kind: 'Choose what you write about', name: 'Enter Your Name', message: 'Enter your message' }],
    ['a way to reply', { ...question, mobileNumber: undefined }, { mobileNumber: contact, emailId: contact }],
    ['the kind', { ...question, kind: 'SPAM' }, { kind: 'Choose a question, a grievance or a franchise' }],
    ['a blank name', { ...question, name: ' ' }, { name: 'Enter Your Name' }],
    [
      'a long name',
      { ...question, name: 'x'.repeat(81) },
      { name: 'Enter a name of at most 80 characters in one line' },
    ],
    [
      'a short number',
      { ...question, mobileNumber: '98765' },
      { mobileNumber: 'Mobile number must be exactly 10 digits' },
    ],
    ['a wrong e-mail', { ...question, emailId: 'kavitha@' }, { emailId: 'Enter a valid email Id' }],
    ['a blank message', { ...question, message: ' \n ' }, { message: 'Enter your message' }],
    ['a long message', { ...question, message: 'அ'.repeat(2001) }, { message: tooLongMessage }],
    [
      'an order number with other letters',
      { ...question, orderNumber: 'VY 1<2' },
      { orderNumber: 'An order number has at most 20 letters and digits, such as VY100001' },
    ],
    ['a franchise of nowhere', { ...question, kind: 'FRANCHISE' }, { city: 'Enter your town or part of town' }],
    ['a long town', { ...question, city: 'x'.repeat(81) }, { city: 'The town must have at most 80 characters' }],
    ['an unknown field', { ...question, status: 'RESOLVED' }, { status: 'status is not a known field.' }],
    [
      "a program's trap",
      { ...question, website: 'http://spam.example' },
      { website: 'Leave this field empty: it is a trap for programs that fill in forms' },
    ],
  ])('is rejected field by field: %s', async (_what, body, fields) => {
    const before = await rows();
    const response = await send(body);
    expect(response).toMatchObject({ status: 400, data: { fields } });
    expect(Object.keys(response.data.fields)).toEqual(Object.keys(fields));
    expect(await rows()).toEqual(before);
  });

  it('begins just above what fits', async () => {
    const body = {
      ...question,
      website: '',
      message: 'அ'.repeat(2000),
      orderNumber: 'V'.repeat(20),
      name: 'x'.repeat(80),
    };
    expect((await send(body)).status).toBe(200);
  });
});

describe('the same enquiry again', () => {
  it('gets the ticket of the first, also when both come at once', async () => {
    const before = await rows();
    const key = newId();
    const responses = await Promise.all(Array.from({ length: 5 }, () => send(question, { key })));
    shop.deps.clock.advance(86_400);
    const [first, ...others] = [...responses, await send({ ...question, message: ` ${question.message} ` }, { key })];
    expect(first?.status).toBe(200);
    for (const other of others) expect(other.data).toEqual(first?.data);
    expect(await rows()).toHaveLength(before.length + 1);
  });

  it('is no further one for the caps', async () => {
    const caller = newCaller();
    const key = newId();
    for (let sent = 0; sent < 4; sent++) await send(question, { key, caller });
    for (let sent = 0; sent < 3; sent++) expect((await send(question, { caller })).status).toBe(200);
    expect((await send(question, { caller })).status).toBe(429);
    expect((await send(question, { key, caller })).status).toBe(200);
  });

  it('is rejected when its key belongs to another body', async () => {
    const key = newId();
    await send(question, { key });
    expect(await send({ ...question, message: 'Something else' }, { key })).toMatchObject({
      status: 409,
      message: 'This idempotency-key already belongs to another message. Please send it again.',
    });
  });

  it.each([['short'], ['with a space'], ['x'.repeat(65)]])('needs a proper key, not %p', async (key) => {
    expect(await send(question, { key })).toMatchObject({
      status: 400,
      message: ['The header idempotency-key takes 8 to 64 letters, digits, - and _'],
    });
  });
});

describe('the cap of enquiries', () => {
  it('per caller reports when the next one is accepted, and slides', async () => {
    const caller = newCaller();
    for (let sent = 0; sent < 4; sent++) {
      expect((await send(question, { caller })).status).toBe(200);
      shop.deps.clock.advance(60);
    }
    expect(await send(question, { caller })).toMatchObject({
      status: 429,
      headers: { 'retry-after': '3360' },
      message: 'Too many messages came from your network. Please try again in 56 minutes, or call us.',
    });
    expect((await send(question)).status).toBe(200);
    shop.deps.clock.advance(3360);
    expect((await send(question, { caller })).status).toBe(200);
  });

  it('of the whole shop applies to every caller, in every process', async () => {
    const otherProcess = await buildApp(shop.deps);
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, at) => send(question, at % 2 === 0 ? {} : { app: otherProcess })),
    );
    await otherProcess.close();
    expect(responses.map(({ status }) => status).sort()).toEqual([...Array(8).fill(200), ...Array(4).fill(429)]);
    expect(responses.find(({ status }) => status === 429)).toMatchObject({
      headers: { 'retry-after': '3600' },
      message: 'We can’t take more messages just now. Please try again in 60 minutes, or call us.',
    });
  });

  it('stores no address of a caller', async () => {
    await send(question, { caller: '198.51.100.77' });
    expect(JSON.stringify(await rows())).not.toContain('198.51');
  });
});

it('the sweep clears callers after an hour and deletes enquiries after two years', async () => {
  const old = (await send(question)).data.ticketNumber;
  await runJob(shop.deps, 'sweep old enquiries');
  expect((await rowOf(old))?.callerHash).not.toBeNull();
  shop.deps.clock.advance(3601);
  await runJob(shop.deps, 'sweep old enquiries');
  expect(await rowOf(old)).toMatchObject({ callerHash: null, message: 'Where is my parcel?' });

  shop.deps.clock.advance(2 * 365 * 86_400 - 86_400);
  const recent = (await send(question)).data.ticketNumber;
  await runJob(shop.deps, 'sweep old enquiries');
  expect(await rowOf(old)).toBeDefined();
  shop.deps.clock.advance(3 * 86_400);
  await runJob(shop.deps, 'sweep old enquiries');
  expect(await rowOf(old)).toBeUndefined();
  expect(await rowOf(recent)).toBeDefined();
});
