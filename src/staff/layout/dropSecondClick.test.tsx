import { screen } from '@testing-library/react';
import { http } from 'msw';
import { buildPackedLines } from '../../testing/builders/staffPacking';
import { ok, staffApiUrl } from '../../testing/handlers/responses';
import { mswServer } from '../../testing/mswServer';
import { renderStaff } from '../../testing/renderStaff';

beforeEach(() => {
  localStorage.setItem('staffToken', 'token-of-selvi');
  localStorage.removeItem('staffPickList');
});

const openPicking = async () => {
  const { user } = renderStaff('/staff/packing');
  await user.click(await screen.findByRole('checkbox', { name: 'VY100001' }, { timeout: 10_000 }));
  await user.click(screen.getByRole('button', { name: 'Pick 1 order' }));
  await screen.findByRole('button', { name: 'Packed: VY100001' });
  return user;
};

it('does once what is double-clicked', async () => {
  let calls = 0;
  mswServer.use(
    http.post(staffApiUrl('/packing/packed'), () => {
      calls += 1;
      return ok({ moved: ['order-1'], left: [], stopped: [] });
    }),
  );
  const user = await openPicking();
  await user.dblClick(screen.getByRole('button', { name: 'Packed: VY100001' }));
  expect(await screen.findByText('1 order is packed')).toBeVisible();
  expect(calls).toBe(1);
});

it('leaves quick clicks to steppers', async () => {
  const { lines, ...packed } = buildPackedLines();
  const many = lines.map((line) => ({ ...line, orderedQuantity: 5, packedQuantity: 5 }));
  mswServer.use(http.get(staffApiUrl('/packing/orders/:orderId/lines'), () => ok({ ...packed, lines: many })));
  const user = await openPicking();
  await user.click(screen.getByRole('button', { name: 'Missing?: VY100001' }));
  await user.click((await screen.findAllByRole('button', { name: /^Change: / }))[0]!);
  await user.dblClick(await screen.findByRole('button', { name: 'One less' }));
  expect(await screen.findByRole('button', { name: 'Pack 2 only' })).toBeVisible();
});
