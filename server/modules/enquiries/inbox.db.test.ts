import { eq } from 'drizzle-orm';
import type { EnquiryBody } from '../../../contract/enquiries';
import type { EnquiryConversation, EnquiryStatus, StaffEnquiries } from '../../../contract/staffEnquiries';
import { STAFF_ROLE } from '../../../contract/staffRights';
import { auditLog, enquiries } from '../../db/schema';
import { newId } from '../../lib/ids';
import { loggedInCustomer } from '../../testing/loggedInCustomer';
import { loggedInStaff, type LoggedInStaff } from '../../testing/loggedInStaff';
import { makeTestApp, type TestApp } from '../../testing/testApp';
import type { InboundText } from '../../ports/messages/port';
import { createReceiveText, type ReceiveText } from './inbound.service';

const HOUR_SECONDS = 3600;
let test: TestApp;
let selvi: LoggedInStaff;
let murugan: LoggedInStaff;
let receiveText: ReceiveText;
beforeAll(async () => {
  test = await makeTestApp({ seed: false });
  selvi = await loggedInStaff(test.deps, { role: STAFF_ROLE.SALES_PERSON });
  murugan = await loggedInStaff(test.deps, { role: STAFF_ROLE.SALES_PERSON, name: 'Murugan' });
  receiveText = createReceiveText(test.deps, { getSettings: async () => ({ languages: ['hi', 'en'] }) as never });
});
afterAll(() => test.close());

const send = async (body: Partial<EnquiryBody>): Promise<string> => {
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/web/homepage/enquiry',
    headers: { 'idempotency-key': newId() },
    payload: { kind: 'SUPPORT', name: 'Kavitha', mobileNumber: '9876543210', message: 'Where is it?', ...body },
  });
  return response.json().data.ticketNumber;
};
const list = async (): Promise<StaffEnquiries> =>
  (await test.app.inject({ url: '/api/staff/enquiries', headers: selvi.headers })).json().data;
const move = async (ticketNumber: string, from: EnquiryStatus, to: EnquiryStatus) => {
  const response = await test.app.inject({
    method: 'POST',
    url: `/api/staff/enquiries/${ticketNumber}/status`,
    headers: selvi.headers,
    payload: { from, to },
  });
  return { status: response.statusCode, message: response.json().message, data: response.json().data };
};
const inHours = (hours: number) => new Date(test.deps.clock.now().getTime() + hours * 3_600_000).toISOString();

it('lists what is most urgent first, with the next deadline', async () => {
  const question = await send({});
  const grievance = await send({ kind: 'GRIEVANCE' });
  const acknowledgeBy = inHours(48);
  expect((await list()).open.map(({ ticketNumber, dueAt }) => [ticketNumber, dueAt])).toEqual([
    [grievance, acknowledgeBy],
    [question, acknowledgeBy],
  ]);
  await move(grievance, 'OPEN', 'ACKNOWLEDGED');
  test.deps.clock.advance(HOUR_SECONDS);
  const { open, openTotal } = await list();
  expect(openTotal).toBe(2);
  const todos = await test.app.inject({ url: '/api/staff/enquiries/todos', headers: selvi.headers });
  expect(todos.json().data).toEqual({ openCount: 2 });
  expect(open.map(({ ticketNumber, status }) => [ticketNumber, status])).toEqual([
    [question, 'OPEN'],
    [grievance, 'ACKNOWLEDGED'],
  ]);
  // The deadline of the resolution follows.
  expect(open[1]!.dueAt! > acknowledgeBy).toBe(true);
});

it('moves an enquiry on once: a second person learns that it changed', async () => {
  const ticketNumber = await send({});
  const [first, second] = [
    await move(ticketNumber, 'OPEN', 'RESOLVED'),
    await move(ticketNumber, 'OPEN', 'ACKNOWLEDGED'),
  ];
  expect(first.status).toBe(200);
  expect(first.data.resolved[0]).toMatchObject({ ticketNumber, status: 'RESOLVED', dueAt: null });
  expect(second).toMatchObject({ status: 409, message: expect.stringMatching(/^Another person/) });
  const auditedActions = await test.deps.db.select().from(auditLog).where(eq(auditLog.subjectId, ticketNumber));
  expect(auditedActions).toMatchObject([
    { action: 'answerEnquiries', staffName: 'Selvi', before: { status: 'OPEN' }, after: { status: 'RESOLVED' } },
  ]);
});

it('knows no enquiry of another number', async () => {
  expect(await move('VT999999', 'OPEN', 'RESOLVED')).toMatchObject({ status: 404 });
});

const open = async (ticketNumber: string): Promise<EnquiryConversation> =>
  (await test.app.inject({ url: `/api/staff/enquiries/${ticketNumber}`, headers: selvi.headers })).json().data;
const reply = async (who: LoggedInStaff, ticketNumber: string, text: string, after: string | null) => {
  const response = await test.app.inject({
    method: 'POST',
    url: `/api/staff/enquiries/${ticketNumber}/replies`,
    headers: who.headers,
    payload: { text, after },
  });
  return { status: response.statusCode, ...response.json() };
};

describe('a reply', () => {
  it('is written once on a double click, acknowledges the enquiry, and is in the log without its text', async () => {
    const ticketNumber = await send({});
    const twice = await Promise.all([
      reply(selvi, ticketNumber, ' It comes tomorrow. ', null),
      reply(selvi, ticketNumber, ' It comes tomorrow. ', null),
    ]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    const { messages, status, newest } = await open(ticketNumber);
    expect(messages).toMatchObject([{ side: 'SHOP', text: 'It comes tomorrow.', person: 'Selvi' }]);
    expect({ status, newest }).toEqual({ status: 'ACKNOWLEDGED', newest: messages[0] });
    expect((await list()).open.find((each) => each.ticketNumber === ticketNumber)?.newest).toEqual(newest);
    const audited = await test.deps.db.select().from(auditLog).where(eq(auditLog.subjectId, ticketNumber));
    expect(audited).toMatchObject([{ action: 'replyToEnquiry', staffName: 'Selvi', before: { status: 'OPEN' } }]);
    expect(JSON.stringify(audited)).not.toContain('tomorrow');
  });

  it('of two people at once the second one learns of the first, and replies after it', async () => {
    const ticketNumber = await send({});
    const both = await Promise.all([
      reply(selvi, ticketNumber, 'It comes tomorrow.', null),
      reply(murugan, ticketNumber, 'It came back.', null),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.message).toMatch(/^There is a newer message/);
    const { messages } = await open(ticketNumber);
    expect(messages).toHaveLength(1);
    expect(await reply(murugan, ticketNumber, 'And call us.', messages[0]!._id)).toMatchObject({ status: 200 });
    expect((await open(ticketNumber)).messages.map(({ text }) => text)).toEqual([messages[0]!.text, 'And call us.']);
  });

  it.each([
    ['blanks', ' \n ', 400],
    ['a text that is too long', 'அ'.repeat(2001), 400],
  ])('is rejected for %s', async (_what, text, status) => {
    const ticketNumber = await send({});
    expect(await reply(selvi, ticketNumber, text, null)).toMatchObject({
      status,
      data: { fields: { text: expect.any(String) } },
    });
    expect((await open(ticketNumber)).messages).toEqual([]);
  });

  it('needs an enquiry', async () => {
    expect(await reply(selvi, 'VT999999', 'Hello', null)).toMatchObject({ status: 404 });
  });
});

describe('a text by WhatsApp', () => {
  let texts = 0;
  const inbound = (overrides: Partial<InboundText> = {}): InboundText => ({
    providerId: `wamid.${++texts}`,
    mobileNumber: '9876500001',
    name: 'Kavi\u0000tha\nM',
    text: 'என் பார்சல் எங்கே?',
    sentAt: test.deps.clock.now(),
    ...overrides,
  });
  const enquiriesOf = (mobileNumber: string) =>
    test.deps.db.select().from(enquiries).where(eq(enquiries.mobileNumber, mobileNumber));

  it('becomes an enquiry in its language, and once more of its number the conversation, however often it is delivered', async () => {
    const first = inbound();
    await Promise.all([receiveText(first), receiveText(first)]);
    const [enquiry] = await enquiriesOf(first.mobileNumber);
    expect(enquiry).toMatchObject({ kind: 'SUPPORT', name: 'Kavi tha M', message: first.text, language: 'ta' });
    const { ticketNumber } = enquiry!;
    await reply(selvi, ticketNumber, 'நாளை வரும்.', null);
    test.deps.clock.advance(HOUR_SECONDS);

    const second = inbound({ text: 'Thanks' });
    await Promise.all([receiveText(second), receiveText(second), receiveText(first)]);
    expect(await enquiriesOf(first.mobileNumber)).toHaveLength(1);
    const { messages, status, dueAt } = await open(ticketNumber);
    expect(messages.map(({ side, text, person }) => [side, text, person])).toEqual([
      ['SHOP', 'நாளை வரும்.', 'Selvi'],
      ['CUSTOMER', 'Thanks', null],
    ]);
    // It waits for a reply again, with a deadline of its own.
    expect({ status, dueAt }).toEqual({ status: 'OPEN', dueAt: inHours(48) });
  });

  it('begins a new enquiry once the last one is resolved, and belongs to the customer of its number', async () => {
    const customer = await loggedInCustomer(test.deps);
    const { mobileNumber } = customer;
    await receiveText(inbound({ mobileNumber, text: 'Hello' }));
    const [before] = await enquiriesOf(mobileNumber);
    await move(before!.ticketNumber, 'OPEN', 'RESOLVED');
    await receiveText(inbound({ mobileNumber, text: 'Hello again' }));
    const rows = await enquiriesOf(mobileNumber);
    expect(rows.map(({ message, customerId }) => [message, customerId])).toEqual([
      ['Hello', customer.customerId],
      ['Hello again', customer.customerId],
    ]);
  });

  it('is not kept after thirty in an hour, or with nothing to read', async () => {
    const mobileNumber = '9876500002';
    await receiveText(inbound({ mobileNumber, text: '\u200b' }));
    expect(await enquiriesOf(mobileNumber)).toEqual([]);
    for (let sent = 0; sent < 33; sent++) await receiveText(inbound({ mobileNumber, text: `${sent}`, name: null }));
    const [enquiry] = await enquiriesOf(mobileNumber);
    expect(enquiry).toMatchObject({ name: `WhatsApp ${mobileNumber}`, language: 'hi' });
    expect((await open(enquiry!.ticketNumber)).messages).toHaveLength(30);
  });
});
