import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import type { ChangeLineBody, LineChange } from '../../../../contract/lineChanges';
import { STAFF_ROLE } from '../../../../contract/staffRights';
import { buildStaffMe } from '../../../testing/builders/staff';
import { buildRecalledUnits } from '../../../testing/builders/recalledUnits';
import { buildLineChangePreview, buildPackedLine, buildPackedLines } from '../../../testing/builders/staffPacking';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { mswServer } from '../../../testing/mswServer';
import { renderWithProviders } from '../../../testing/renderWithProviders';
import { LineChanges } from './LineChanges';

const url = staffApiUrl('/packing/orders/:orderId/lines');
const open = () => renderWithProviders(<LineChanges orderId="order-1" />, { staffUser: true });

/** Records the bodies of the requests. */
function writtenBodies(): ChangeLineBody[] {
  const bodies: ChangeLineBody[] = [];
  mswServer.use(
    http.post(`${url}/change`, async ({ request }) => {
      bodies.push((await request.json()) as ChangeLineBody);
      return ok(null);
    }),
  );
  return bodies;
}

it('shows lines at their prices, and the delivery charge by itself, as the bill does', async () => {
  open();
  expect(await screen.findByText('₹150')).toBeVisible();
  expect(screen.getByText('Delivery')).toHaveTextContent('₹40');
});

it('shows the new bill before a line is shorted, and writes what was shown', async () => {
  const bodies = writtenBodies();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Change: Foxtail Millet (Thinai) rice' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText('The customer then pays ₹95')).toBeVisible();
  expect(dialog.getByText('₹95 is refunded at once.')).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: 'Damaged' }));
  await user.click(await dialog.findByRole('button', { name: 'Pack 1 only' }));
  expect(bodies).toEqual([{ lineNo: 1, quantity: 1, reason: 'SPOILED', expectedReducedPaise: 9_500 }]);
  expect(await screen.findByText('The order is changed')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

describe('lines of an order with recalled packs', () => {
  const recalled = (overrides = {}) =>
    mswServer.use(
      http.get(url, () =>
        ok(buildPackedLines({ lines: [buildPackedLine({ recalled: buildRecalledUnits() })], ...overrides })),
      ),
    );

  it('say which are recalled, and take packs of another batch', async () => {
    recalled();
    const swapped: unknown[] = [];
    mswServer.use(
      http.post(staffApiUrl('/packing/orders/:orderId/swap-recalled'), ({ params }) => {
        swapped.push(params.orderId);
        return ok(null, 'It has packs of other batches now.');
      }),
    );
    const { user } = open();
    expect(await screen.findByText('2 × LOT-7A: Recalled')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Recall of LOT-7A' })).toHaveAttribute(
      'href',
      '/staff/stock/batches/batch-1',
    );
    await user.click(screen.getByRole('button', { name: 'Take packs of another batch' }));
    expect(await screen.findByText('It has packs of other batches now.')).toBeVisible();
    expect(swapped).toEqual(['order-1']);
  });

  it('can be left out for that reason, which other lines don’t offer', async () => {
    recalled();
    const bodies = writtenBodies();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Change: Foxtail Millet (Thinai) rice' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('radio', { name: 'Recalled' })).toBeChecked();
    await user.click(await dialog.findByRole('button', { name: 'Pack 1 only' }));
    expect(bodies).toMatchObject([{ reason: 'RECALLED' }]);
  });

  it('have to come back first when they are on their way', async () => {
    recalled({ changeable: false });
    open();
    expect(await screen.findByText('It is on its way: the rider has to bring it back first.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Take packs of another batch' })).not.toBeInTheDocument();
  });
});

it('replaces what is missing by a pack that is found by name', async () => {
  const bodies = writtenBodies();
  const seen: LineChange[] = [];
  mswServer.use(
    http.post(`${url}/preview`, async ({ request }) => {
      seen.push((await request.json()) as LineChange);
      return ok(
        buildLineChangePreview({
          reducedPaise: 0,
          totalPaise: 19_000,
          refundMethod: 'NONE',
          substitute: { listedPaise: 8_000, chargedPaise: 7_500 },
        }),
      );
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Change/ }));
  await user.type(screen.getByRole('combobox', { name: 'Replace what is missing by' }), 'samai');
  const [option] = await screen.findAllByRole('option');
  await user.click(option!);
  expect(await screen.findByText(/never more than agreed/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Replace' }));
  expect(seen.at(-1)).toMatchObject({ substitute: { quantity: 1 } });
  expect(bodies).toMatchObject([{ quantity: 1, substitute: { quantity: 1 }, expectedReducedPaise: 0 }]);
});

it('says that a packed parcel has to be opened, when the customer wants less', async () => {
  mswServer.use(http.get(url, () => ok(buildPackedLines({ isPacked: true }))));
  const bodies = writtenBodies();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Change/ }));
  expect(screen.getByText(/take it out of the parcel/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Pack 1 only' }));
  expect(bodies).toMatchObject([{ quantity: 1, reason: 'CUSTOMER' }]);
});

it('stays open when others were quicker, and says so', async () => {
  mswServer.use(http.post(`${url}/change`, () => rejected(409, 'This line was changed meanwhile.')));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Change/ }));
  await user.click(await screen.findByRole('button', { name: 'Pack 1 only' }));
  expect(await screen.findByText('This line was changed meanwhile.')).toBeVisible();
  expect(screen.getByRole('dialog')).toBeVisible();
});

it('writes nothing without a bill', async () => {
  mswServer.use(http.post(`${url}/preview`, () => rejected(409, 'Nothing of the order would be left.')));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Change/ }));
  expect(await screen.findByText('Nothing of the order would be left.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pack 1 only' })).toBeDisabled();
});

it('changes nothing without the right to, or once the order has left', async () => {
  mswServer.use(http.get(staffApiUrl('/me'), () => ok(buildStaffMe({ role: STAFF_ROLE.RIDER }))));
  const { unmount } = open();
  await screen.findByText(/Foxtail/);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  unmount();

  mswServer.use(
    http.get(staffApiUrl('/me'), () => ok(buildStaffMe())),
    http.get(url, () => ok(buildPackedLines({ changeable: false, lines: [buildPackedLine({ packedQuantity: 1 })] }))),
  );
  open();
  expect(await screen.findByText('1 of 2 packed')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
