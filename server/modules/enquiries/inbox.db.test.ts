import { eq } from 'drizzle-orm';
import type { EnquiryBody } from '../../../contract/enquiries';
import type { EnquiryStatus, StaffEnquiries } from '../../../contract/staffEnquiries';
import { STAFF_ROLE } from '../../../contract/staffRights';
import { auditLog } from '../../db/schema';
import { newId } from '../../lib/ids';
import { loggedInStaff, type LoggedInStaff } from '../../testing/loggedInStaff';
import { makeTestApp, type TestApp } from '../../testing/testApp';

const HOUR_SECONDS = 3600;
let test: TestApp;
let selvi: LoggedInStaff;
beforeAll(async () => {
  test = await makeTestApp({ seed: false });
  selvi = await loggedInStaff(test.deps, { role: STAFF_ROLE.SALES_PERSON });
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
