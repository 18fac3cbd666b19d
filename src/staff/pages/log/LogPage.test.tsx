import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { buildAuditedAction } from '../../../testing/builders/staff';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { mswServer } from '../../../testing/mswServer';
import { renderWithProviders } from '../../../testing/renderWithProviders';
import { LogPage } from './LogPage';

const open = (route = '/staff/log') => renderWithProviders(<LogPage />, { staffUser: true, route });
const actions = async () => (await screen.findAllByRole('listitem')).map((item) => item.textContent);

/** Records the queries. */
const listen = () => {
  const queries: Record<string, string>[] = [];
  mswServer.use(
    http.get(staffApiUrl('/audit'), ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      queries.push(query);
      return ok({
        items: [buildAuditedAction({ _id: query.cursor ? '8' : '9' })],
        nextCursor: query.cursor ? null : '9',
      });
    }),
  );
  return queries;
};

it('shows in words what was done, by whom, when, and what changed', async () => {
  open();
  await waitFor(async () => expect(await actions()).toHaveLength(3));
  const [changed, received, added] = await actions();
  expect(changed).toMatch(/^Person changedKavyaSelvi24\sNov\s2026, 10:00\samRoleSales Person → Admin$/);
  expect(received).toContain('Cash receivedRound round-17');
  expect(received).toContain('Amount₹1,245NoteTwo notes of ₹500');
  expect(added).toContain('Person addedKavyaCommand line');
});

it('names what it has no words for', async () => {
  const audited = buildAuditedAction({
    action: 'waterPlants',
    subject: 'garden',
    subjectLabel: null,
    before: { wetSoil: false },
    after: { wetSoil: true },
  });
  mswServer.use(http.get(staffApiUrl('/audit'), () => ok({ items: [audited], nextCursor: null })));
  open();
  await waitFor(async () => expect((await actions())[0]).toContain('water plantsgarden staff-3'));
  expect((await actions())[0]).toContain('wet soilno → yes');
});

it('searches by person, action and subject, in the URL', async () => {
  const queries = listen();
  const { user, router } = open('/staff/log?staffId=staff-1');
  await waitFor(() => expect(queries).toEqual([{ staffId: 'staff-1' }]));
  await screen.findByRole('option', { name: 'Cash received' });
  expect(screen.getByLabelText('Person')).toHaveValue('staff-1');
  await user.selectOptions(screen.getByLabelText('Action'), 'Cash received');
  await user.type(screen.getByLabelText('Order, person or product'), ' VY100001 {Enter}');
  await waitFor(() =>
    expect(queries.at(-1)).toEqual({ staffId: 'staff-1', action: 'receiveCash', subject: 'VY100001' }),
  );
  expect(router.state.location.search).toBe('?staffId=staff-1&action=receiveCash&subject=VY100001');
  await user.selectOptions(screen.getByLabelText('Person'), 'All');
  await waitFor(() => expect(queries.at(-1)).toEqual({ action: 'receiveCash', subject: 'VY100001' }));
});

it('searches by days and words', async () => {
  const queries = listen();
  const { user, router } = open();
  await user.type(await screen.findByLabelText('From'), '2026-11-01');
  await user.type(screen.getByLabelText('Until'), '2026-11-24');
  await user.type(screen.getByLabelText('Text'), ' torn sack ');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(queries.at(-1)).toEqual({ from: '2026-11-01', to: '2026-11-24', words: 'torn sack' }));
  expect(router.state.location.search).toBe('?from=2026-11-01&to=2026-11-24&words=torn+sack');
});

it('leads to all actions on the same, and to older ones', async () => {
  const queries = listen();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Show older' }));
  await waitFor(async () => expect(await actions()).toHaveLength(2));
  expect(screen.queryByRole('button', { name: 'Show older' })).not.toBeInTheDocument();
  const [first] = screen.getAllByRole('listitem');
  await user.click(within(first!).getByRole('button', { name: 'Kavya' }));
  await waitFor(() => expect(queries.at(-1)).toEqual({ subject: 'staff-3' }));
});

it('says how far back it searched for words, and goes on from there', async () => {
  mswServer.use(
    http.get(staffApiUrl('/audit'), ({ request }) =>
      ok(
        request.url.includes('cursor=9')
          ? { items: [buildAuditedAction()], nextCursor: null, searchedTo: null }
          : { items: [], nextCursor: '9', searchedTo: '2026-03-12T04:30:00.000Z' },
      ),
    ),
  );
  const { user } = open('/staff/log?words=sack');
  expect(await screen.findByText(/Searched back to 12\sMar\s2026/)).toBeVisible();
  expect(screen.queryByText('No action found')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Search older' }));
  await waitFor(async () => expect(await actions()).toHaveLength(1));
  expect(screen.queryByText(/Searched back/)).not.toBeInTheDocument();
});

it('says that nothing fits, and offers a retry after a failure', async () => {
  mswServer.use(
    http.get(staffApiUrl('/audit'), () => rejected(503), { once: true }),
    http.get(staffApiUrl('/audit'), () => ok({ items: [], nextCursor: null })),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No action found')).toBeVisible();
});

it('says statuses, reasons and times in words, and of several orders how many', async () => {
  const after = { status: 'CANCELLED', reason: 'SOLD_OUT', phoneAt: '2026-11-24T04:30:00.000Z', orderIds: ['a', 'b'] };
  mswServer.use(
    http.get(staffApiUrl('/audit'), () =>
      ok({ items: [buildAuditedAction({ before: null, after })], nextCursor: null }),
    ),
  );
  renderWithProviders(<LogPage />, { staffUser: true, route: '/staff/log' });
  const facts = (await screen.findByText('Sold out')).closest('dl');
  expect(facts).toHaveTextContent('StatusCancelledReasonSold outTime on the phone24 Nov 2026, 10:00 amOrders2');
});
