import { sql } from 'drizzle-orm';
import { STAFF_ROLE } from '../../../contract/staffRights';
import { COMMAND_LINE, recordAudit, type AuditedAction } from '../../db/audit';
import { loggedInStaff, type LoggedInStaff } from '../../testing/loggedInStaff';
import { makeShopper } from '../../testing/shopper';
import { makeTestApp, type TestApp } from '../../testing/testApp';

let test: TestApp;
let selvi: LoggedInStaff;
beforeAll(async () => {
  test = await makeTestApp();
  selvi = await loggedInStaff(test.deps, { role: STAFF_ROLE.ADMIN });
});
afterAll(() => test.close());

const read = async (query: Record<string, string> = {}) => {
  const response = await test.app.inject({ url: '/api/staff/audit', query, headers: selvi.headers });
  return response.json();
};
const record = (audited: AuditedAction, who: { staffId: string | null; name: string } = selvi) =>
  recordAudit(test.deps.db, who, audited, test.deps.clock.now());

it('lists the newest action first, with what was before and after, and pages by cursor', async () => {
  for (let number = 1; number <= 70; number++) {
    await record({
      action: 'count',
      subject: 'day',
      subjectId: 'today',
      before: { number: number - 1 },
      after: { number },
    });
  }
  const first = (await read({ action: 'count' })).data;
  expect(first.items).toHaveLength(30);
  expect(first.items[0]).toEqual({
    _id: expect.any(String),
    at: test.deps.clock.now().toISOString(),
    staffId: selvi.staffId,
    staffName: 'Selvi',
    action: 'count',
    subject: 'day',
    subjectId: 'today',
    subjectLabel: null,
    before: { number: 69 },
    after: { number: 70 },
  });
  const second = (await read({ action: 'count', cursor: first.nextCursor })).data;
  const third = (await read({ action: 'count', cursor: second.nextCursor })).data;
  const numbers = [first, second, third].flatMap(({ items }) =>
    items.map((audited: AuditedAction) => audited.after?.number),
  );
  expect(numbers).toEqual(Array.from({ length: 70 }, (_, index) => 70 - index));
  expect(third.nextCursor).toBeNull();
});

it('finds the actions of a person, of a kind, and on an order by its number', async () => {
  const mani = await loggedInStaff(test.deps, { role: STAFF_ROLE.RIDER, name: 'Mani' });
  const shopper = await makeShopper(test);
  const { orderId, orderNumber } = await shopper.place([{ _id: 'ml-thinai-500', quantity: 2 }]);
  await record({ action: 'advanceOrders', subject: 'order', subjectId: orderId }, mani);
  await record({ action: 'addPerson', subject: 'staff', subjectId: mani.staffId }, COMMAND_LINE);

  const onOrder = (await read({ subject: ` ${orderNumber.toLowerCase()} ` })).data.items;
  expect(onOrder).toEqual([expect.objectContaining({ staffName: 'Mani', subjectLabel: orderNumber })]);
  const byMani = (await read({ staffId: mani.staffId })).data.items;
  expect(byMani).toEqual(onOrder);
  const onMani = (await read({ subject: `+91 ${mani.mobileNumber}`, action: 'addPerson' })).data.items;
  expect(onMani).toEqual([expect.objectContaining({ staffId: null, staffName: 'cli', subjectLabel: 'Mani' })]);
  expect((await read({ subject: 'VY1' })).data).toEqual({ items: [], nextCursor: null, searchedTo: null });
});

it('finds actions by their days, and by words of what was changed or of who did it', async () => {
  const at = (iso: string, note: string, name = 'Selvi') =>
    recordAudit(
      test.deps.db,
      { staffId: selvi.staffId, name },
      { action: 'note', subject: 'day', subjectId: 'past', after: { note } },
      new Date(iso),
    );
  // Half an hour around midnight in the shop's time zone.
  await at('2025-03-01T18:15:00Z', 'Weevils in 100% of a sack');
  await at('2025-03-01T18:45:00Z', 'Sack of கம்பு torn');
  await at('2025-03-03T12:00:00Z', 'Sack returned', 'Arun');
  const notes = async (query: Record<string, string>) =>
    (await read({ action: 'note', ...query })).data.items.map(({ after }: AuditedAction) => after?.note);

  expect(await notes({ from: '2025-03-02', to: '2025-03-02' })).toEqual(['Sack of கம்பு torn']);
  expect(await notes({ to: '2025-03-01' })).toEqual(['Weevils in 100% of a sack']);
  expect(await notes({ words: 'SACK' })).toHaveLength(3);
  expect(await notes({ words: ' arun  sack ' })).toEqual(['Sack returned']);
  expect(await notes({ words: 'கம்பு' })).toEqual(['Sack of கம்பு torn']);
  expect(await notes({ words: '100%' })).toEqual(['Weevils in 100% of a sack']);
  expect(await notes({ words: '1_0' })).toEqual([]);
});

it('searches for words in fifty thousand actions at a time, and goes on where it stopped', async () => {
  const { rows } = (await test.deps.db.execute(sql`
    INSERT INTO audit_log (staff_name, action, subject, subject_id, after, at)
    SELECT 'Valli', 'bulk', 'day', 'bulk', jsonb_build_object('note', CASE n WHEN 1 THEN 'needle' WHEN 2 THEN 'Needle' ELSE 'hay' END), '2025-06-01T00:00+05:30'
    FROM generate_series(1, 50001) AS n RETURNING id`)) as { rows: { id: string }[] };
  const [oldest, second] = rows.map(({ id }) => id);
  const idsOf = ({ items }: { items: { _id: string }[] }) => items.map(({ _id }) => _id);
  const everyDay: Record<string, string> = {};
  for (const days of [everyDay, { from: '2025-05-31', to: '2025-06-01' }]) {
    const query = { action: 'bulk', words: 'needle', ...days };
    const first = (await read(query)).data;
    expect([idsOf(first), first.nextCursor]).toEqual([[second], second]);
    expect(first.searchedTo).toBe('2025-05-31T18:30:00.000Z');
    const rest = (await read({ ...query, cursor: first.nextCursor })).data;
    expect([idsOf(rest), rest.nextCursor, rest.searchedTo]).toEqual([[oldest], null, null]);
  }
  const page = (await read({ action: 'bulk', words: 'hay' })).data;
  expect([page.items.length, page.searchedTo]).toEqual([30, null]);
});

it('names whom and what to search for', async () => {
  const response = await test.app.inject({ url: '/api/staff/audit/choices', headers: selvi.headers });
  const { people, actions } = response.json().data;
  expect(people).toContainEqual({ _id: selvi.staffId, name: 'Selvi' });
  expect(actions).toEqual(['addPerson', 'advanceOrders', 'bulk', 'count', 'note']);
});

it.each<Record<string, string>>([
  { cursor: 'x' },
  { cursor: '-1' },
  { cursor: '9'.repeat(20) },
  { subject: '' },
  { action: '' },
  { from: '2026-13-45' },
  { to: 'yesterday' },
  { words: 'x'.repeat(101) },
])('rejects %j', async (query) => expect((await read(query)).status).toBe(400));

it.each(['0001-01-01', '9999-12-31', '2026-02-30'])(
  'rejects %s, a day that the database or the calendar lacks',
  async (day) => {
    expect(await read({ from: day })).toMatchObject({ status: 400, data: { fields: { from: expect.any(String) } } });
    expect(await read({ to: day })).toMatchObject({ status: 400, data: { fields: { to: expect.any(String) } } });
  },
);
