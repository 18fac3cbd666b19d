import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import type { PackingOrder, PackOrdersBody } from '../../../../contract/packing';
import { buildPackingOrder } from '../../../testing/builders/staffPacking';
import { fillStorage } from '../../../testing/fillStorage';
import { buildRecalledUnits } from '../../../testing/builders/recalledUnits';
import { ok, staffApiUrl } from '../../../testing/handlers/responses';
import { mswServer } from '../../../testing/mswServer';
import { renderWithProviders } from '../../../testing/renderWithProviders';
import { PackingPage } from './PackingPage';

let orders: PackingOrder[];
let moves: [string, string[]][];
beforeEach(() => {
  localStorage.removeItem('staffPickList');
  moves = [];
  orders = [
    buildPackingOrder(),
    buildPackingOrder({ orderId: 'order-2', orderNumber: 'VY100002' }),
    buildPackingOrder({ orderId: 'order-3', orderNumber: 'VY100003', status: 'PROCESSING' }),
  ];
  mswServer.use(
    http.get(staffApiUrl('/packing/orders'), () => ok(orders)),
    http.post(staffApiUrl('/packing/:to'), async ({ params, request }) => {
      const { orderIds } = (await request.json()) as PackOrdersBody;
      moves.push([String(params.to), orderIds]);
      if (params.to === 'packed') orders = orders.filter(({ orderId }) => !orderIds.includes(orderId));
      return ok({ moved: orderIds, left: [], stopped: [] });
    }),
  );
});

const open = () => renderWithProviders(<PackingPage />, { staffUser: true, route: '/staff/packing' });

it('picks chosen orders by product, keeps ticks over a reload, and packs them', async () => {
  const { user, unmount } = open();
  for (const number of ['VY100001', 'VY100003'])
    await user.click(await screen.findByRole('checkbox', { name: number }));
  await user.click(screen.getByRole('button', { name: 'Pick 2 orders' }));
  // Only an order whose packing has not begun is moved.
  expect(moves).toEqual([['start', ['order-1']]]);

  const shelf = within(await screen.findByRole('list', { name: 'From the shelf' }));
  const pick = shelf.getByRole('checkbox', { name: /4 ×.*VY100001\s×\s2, VY100003\s×\s2/ });
  expect(screen.getByText('0 of 4 picked')).toBeVisible();
  await user.click(pick);
  expect(screen.getByText('4 of 4 picked')).toBeVisible();
  unmount();

  const again = open();
  expect(await screen.findByText('4 of 4 picked')).toBeVisible();
  await again.user.click(screen.getByRole('button', { name: 'All packed (2 orders)' }));
  expect(moves.at(-1)).toEqual(['packed', ['order-1', 'order-3']]);
  expect(await screen.findByRole('checkbox', { name: 'VY100002' })).toBeVisible();
});

it('asks before orders are packed whose products are not all ticked, and goes back to the ticks by undo', async () => {
  const undone: unknown[] = [];
  mswServer.use(
    http.post(staffApiUrl('/packing/packed'), () => {
      orders = orders.filter(({ orderId }) => orderId !== 'order-3');
      return ok({ moved: ['order-3'], steps: [{ orderNumber: 'VY100003', stepId: 7 }], left: [], stopped: [] });
    }),
    http.post(staffApiUrl('/orders/undo'), async ({ request }) => {
      undone.push(await request.json());
      orders = [...orders, buildPackingOrder({ orderId: 'order-3', orderNumber: 'VY100003', status: 'PROCESSING' })];
      return ok([{ orderNumber: 'VY100003', status: 'PROCESSING', stepId: null, problemText: null }]);
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'VY100003' }));
  await user.click(screen.getByRole('button', { name: 'Pick 1 order' }));
  await user.click(await screen.findByRole('button', { name: 'All packed (1 order)' }));
  const dialog = within(await screen.findByRole('dialog', { name: '1 product is not ticked. Is everything packed?' }));
  await user.click(dialog.getByRole('button', { name: 'All packed (1 order)' }));
  expect(await screen.findByText('1 order is packed')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('0 of 2 picked')).toBeVisible();
  expect(undone).toEqual([{ steps: [{ orderNumber: 'VY100003', stepId: 7 }] }]);
});

it('ticks where storage is full', async () => {
  fillStorage();
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'VY100001' }));
  await user.click(screen.getByRole('button', { name: 'Pick 1 order' }));
  const shelf = within(await screen.findByRole('list', { name: 'From the shelf' }));
  await user.click(shelf.getByRole('checkbox'));
  expect(shelf.getByRole('checkbox')).toBeChecked();
});

it('picks a product again once its count has changed', async () => {
  const { user, unmount } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'VY100001' }));
  await user.click(screen.getByRole('button', { name: 'Pick 1 order' }));
  await user.click(await screen.findByRole('checkbox', { name: /2 ×/ }));
  unmount();
  const [order] = orders;
  orders = [{ ...order!, lines: order!.lines.map((line) => ({ ...line, packedQuantity: 1 })) }];
  open();
  expect(await screen.findByText('0 of 1 picked')).toBeVisible();
});

it('says which orders were cancelled meanwhile', async () => {
  mswServer.use(http.post(staffApiUrl('/packing/packed'), () => ok({ moved: [], left: ['order-1'], stopped: [] })));
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'VY100001' }));
  await user.click(screen.getByRole('button', { name: 'Pick 1 order' }));
  await user.click(await screen.findByRole('button', { name: 'Packed: VY100001' }));
  expect(await screen.findByText('1 order was cancelled or moved meanwhile')).toBeVisible();
});

const recalled = (order: PackingOrder): PackingOrder => ({
  ...order,
  lines: order.lines.map((line) => ({ ...line, recalled: buildRecalledUnits() })),
});

it('marks what is recalled on the pick list, and packs the others while an order is stopped', async () => {
  const [first, second, begun] = orders;
  orders = [recalled(first!), second!, recalled(begun!)];
  const { user } = open();
  // It has to be put right before its packing begins.
  expect(await screen.findByRole('checkbox', { name: 'VY100001' })).toBeDisabled();
  const resolve = screen.getByRole('link', { name: 'Replace or leave out' });
  expect(resolve).toHaveAttribute('href', '/staff/orders/VY100001');
  await user.click(screen.getByRole('checkbox', { name: /3 orders/ }));
  await user.click(screen.getByRole('button', { name: 'Pick 2 orders' }));
  expect(await screen.findByText('Don’t take LOT-7A for VY100003: recalled')).toBeVisible();
  expect(screen.getByText('Stopped: has recalled packs of LOT-7A')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Packed: VY100003' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'All packed (1 order)' }));
  // Nothing is ticked.
  await user.click(await screen.findByRole('button', { name: 'All packed (1 order)' }));
  await waitFor(() => expect(moves).toContainEqual(['packed', ['order-2']]));
});

it('says why an order was stopped since the list was read', async () => {
  const problemText = 'VY100001 has packs of the recalled batch LOT-7A.';
  mswServer.use(
    http.post(staffApiUrl('/packing/packed'), () =>
      ok({ moved: [], left: ['order-1'], stopped: [{ orderId: 'order-1', problemText }] }),
    ),
  );
  orders = orders.slice(0, 1);
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'VY100001' }));
  await user.click(screen.getByRole('button', { name: 'Pick 1 order' }));
  await user.click(await screen.findByRole('button', { name: 'Packed: VY100001' }));
  expect(await screen.findByText(problemText)).toBeVisible();
  expect(screen.queryByText(/cancelled or moved/)).not.toBeInTheDocument();
});

it('opens an order by its typed number where there is no camera', async () => {
  const { user, router } = open();
  await user.click(await screen.findByRole('button', { name: 'Scan' }));
  expect(await screen.findByText(/There is no camera/)).toBeVisible();
  const field = screen.getByRole('textbox', { name: 'Order number' });
  await user.type(field, 'nonsense{Enter}');
  expect(await screen.findByText('A number such as VY100001')).toBeVisible();
  await user.clear(field);
  await user.type(field, 'vy100002{Enter}');
  expect(router.state.location.pathname).toBe('/staff/orders/VY100002');
});
