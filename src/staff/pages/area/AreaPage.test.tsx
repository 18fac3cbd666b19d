import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import type { AreaBody, ChangeAreaBody } from '../../../../contract/staffAreas';
import { buildStaffArea } from '../../../testing/builders/staffAreas';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { mswServer } from '../../../testing/mswServer';
import { renderRoutes, renderWithProviders } from '../../../testing/renderWithProviders';
import { AreaPage, NewAreaPage } from './AreaPage';

const AREA = staffApiUrl('/areas/:id');
const SQUARE = '11.1, 76.9\n11.1, 77\n10.9, 77\n10.9, 76.9';
const CORNERS = [
  { lat: 11.1, lng: 76.9 },
  { lat: 11.1, lng: 77 },
  { lat: 10.9, lng: 77 },
  { lat: 10.9, lng: 76.9 },
];

const open = async () => {
  const view = renderRoutes(
    [
      { path: '/staff/areas/:areaId', element: <AreaPage /> },
      { path: '*', element: null },
    ],
    { staffUser: true, route: '/staff/areas/city' },
  );
  await screen.findByRole('heading', { level: 1, name: 'Coimbatore' });
  return view.user;
};
const points = () => screen.getByRole('textbox', { name: 'Points' });
/** Awaits the validation that follows. */
const write = (text: string) =>
  act(async () => {
    fireEvent.change(points(), { target: { value: text } });
    await Promise.resolve();
  });
const recordChanges = () => {
  const sent: ChangeAreaBody[] = [];
  mswServer.use(
    http.put<never, ChangeAreaBody>(AREA, async ({ request }) => {
      sent.push(await request.json());
      return ok(buildStaffArea({ version: 2, corners: CORNERS }), 'The area is saved.');
    }),
  );
  return sent;
};
const save = () => screen.getByRole('button', { name: 'Save' });

it('saves points that were typed, closed or not, with the rest as it was', async () => {
  const sent = recordChanges();
  const user = await open();
  expect(points()).toHaveValue('11.1, 76.9\n11.1, 77.1\n10.9, 77.1\n10.9, 76.9');
  expect(screen.getByText('2 of 2 localities inside')).toBeVisible();
  expect(save()).toBeDisabled();
  await write(`${SQUARE}\n11.1, 76.9`);
  expect(screen.getByText('1 of 2 localities inside')).toBeVisible();
  await user.click(save());
  expect(await screen.findByText('The area is saved.')).toBeInTheDocument();
  const { _id, windowCount: _, ...area } = buildStaffArea();
  expect(sent).toEqual([{ ...area, corners: CORNERS, version: 1 }]);
});

it('names the place where a border crosses itself, and sends nothing', async () => {
  const sent = recordChanges();
  const user = await open();
  await write('11.1, 76.9\n10.9, 77.1\n11.1, 77.1\n10.9, 76.9');
  expect(screen.getByText(/crosses or touches itself at 11.00000, 77.00000/)).toBeVisible();
  await user.click(save());
  expect(await screen.findByText('Some fields need your attention')).toBeVisible();
  await write('11.1, 76.9\nhere');
  expect(screen.getByText(/^Line 2 is not a point/)).toBeVisible();
  await write(Array.from({ length: 10_000 }, (_, at) => `11.${at}, 77.${at}`).join('\n'));
  expect(screen.getByText(/at most 200 points; this one has 10000/)).toBeVisible();
  expect(sent).toEqual([]);
});

it('says before saving how many addresses fall out', async () => {
  mswServer.use(http.post(staffApiUrl('/areas/preview'), () => ok({ lost: 3, gained: 1 })));
  await open();
  expect(screen.queryByText(/saved addresses/)).not.toBeInTheDocument();
  await write(SQUARE);
  expect(await screen.findByText(/^3 saved addresses would no longer be delivered to\. 1 more/)).toBeVisible();
});

it('takes steps that become cheaper, up to a free one', async () => {
  const sent = recordChanges();
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Add a step' }));
  const second = within(screen.getByRole('group', { name: 'Step 2' }));
  await user.type(second.getByLabelText('From ₹'), '300');
  await user.type(second.getByLabelText('Delivery ₹'), '40');
  await user.click(save());
  expect(await screen.findByText('Each step costs less than the one before')).toBeVisible();
  await user.clear(second.getByLabelText('Delivery ₹'));
  await user.type(second.getByLabelText('Delivery ₹'), '20.50');
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.deliverySteps).toEqual([
    { fromPaise: 0, chargePaise: 4_000 },
    { fromPaise: 30_000, chargePaise: 2_050 },
    { fromPaise: 49_900, chargePaise: 0 },
  ]);
});

it('takes a charge at every amount, and says what Home then hides', async () => {
  const sent = recordChanges();
  const user = await open();
  expect(screen.queryByText(/^Delivery here is never free/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove step 2' }));
  expect(screen.getByText(/^Delivery here is never free/)).toBeVisible();
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.deliverySteps).toEqual([{ fromPaise: 0, chargePaise: 4_000 }]);
});

it('tells the second of two people what changed, and loses nothing', async () => {
  const sent: ChangeAreaBody[] = [];
  mswServer.use(
    http.put<never, ChangeAreaBody>(AREA, async ({ request }) => {
      sent.push(await request.json());
      const theirs = buildStaffArea({ version: 2, minimumOrderPaise: 20_000, active: false });
      return sent.length === 1
        ? rejected(409, 'Murugan changed this area meanwhile.', { data: { area: theirs, changedBy: 'Murugan' } })
        : ok(buildStaffArea({ version: 3 }));
    }),
  );
  const user = await open();
  await write(SQUARE);
  const minimum = screen.getByRole('textbox', { name: 'Minimum order ₹' });
  await user.clear(minimum);
  await user.type(minimum, '99');
  await user.click(save());
  expect(await screen.findByText('Murugan changed this area meanwhile.')).toBeVisible();
  expect(points()).toHaveValue(SQUARE);
  expect(minimum).toHaveValue('99');
  expect(screen.getByLabelText('Deliver to this area')).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Take theirs: Minimum order' }));
  expect(minimum).toHaveValue('200');
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ version: 2, minimumOrderPaise: 20_000, active: false, corners: CORNERS });
});

it('adds an area with the charges of the first one', async () => {
  const sent: AreaBody[] = [];
  mswServer.use(
    http.post<never, AreaBody>(staffApiUrl('/areas'), async ({ request }) => {
      sent.push(await request.json());
      return ok(buildStaffArea({ _id: 'new' }));
    }),
  );
  const { user } = renderWithProviders(<NewAreaPage />, { staffUser: true });
  expect(await screen.findByRole('button', { name: 'Add the area' })).toBeDisabled();
  expect(screen.queryByText('Everything is saved')).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Name, English'), 'Hills');
  await write(SQUARE);
  await user.click(screen.getByRole('button', { name: 'Add the area' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    name: { en: 'Hills', ta: '', hi: '' },
    corners: CORNERS,
    deliverySteps: buildStaffArea().deliverySteps,
    active: true,
  });
});

it('an area is removed only after a question', async () => {
  const removed: unknown[] = [];
  mswServer.use(
    http.delete(AREA, ({ params }) => {
      removed.push(params.id);
      return ok(null, 'The area is removed.');
    }),
  );
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Remove the area' }));
  const question = await screen.findByRole('dialog', { name: /^Remove Coimbatore\?/ });
  expect(removed).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Remove the area' }));
  await waitFor(() => expect(removed).toEqual(['city']));
});
