import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { http } from 'msw';
import { userEvent } from 'storybook/test';
import { buildRecalledUnits } from '../../../testing/builders/recalledUnits';
import { buildPackedLine, buildPackingOrder } from '../../../testing/builders/staffPacking';
import { getStorage } from '../../../lib/browserStorage';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { PackingPage } from './PackingPage';

const meta = {
  title: 'Staff/Packing',
  component: PackingPage,
  parameters: { state: { staffUser: true } },
  beforeEach: () => getStorage('localStorage')?.removeItem('staffPickList'),
} satisfies Meta<typeof PackingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const given = (orders: unknown) => ({ msw: [http.get(staffApiUrl('/packing/orders'), () => ok(orders))] });
const slot = { startsAt: '2026-11-21T03:30:00Z', endsAt: '2026-11-21T06:30:00Z' };
const samai = buildPackedLine({ lineNo: 2, name: 'Little Millet (Samai) rice', secondName: 'சாமை', packedQuantity: 3 });
const several = [
  buildPackingOrder({ slot, note: 'Ring twice' }),
  buildPackingOrder({
    orderId: 'order-2',
    orderNumber: 'VY100002',
    customerName: 'Kavitha',
    status: 'PROCESSING',
    slot,
    paymentStatus: 'DUE_AT_DOOR',
    totalPaise: 43_000,
    lines: [...buildPackingOrder().lines, { ...samai, picture: null }],
  }),
  buildPackingOrder({
    orderId: 'order-3',
    orderNumber: 'VY100003',
    customerName: 'Arun',
    waitingItems: { itemCount: 2, isPaidOnline: true, expiresAt: '2026-11-21T08:50:00.000Z' },
  }),
];

export const ToChoose: Story = { parameters: given(several) };

export const Picking: Story = {
  parameters: given(several),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /2 orders/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Pick 2 orders' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Little Millet/ }));
  },
};

const stopped = buildPackingOrder({
  lines: [{ ...buildPackedLine({ recalled: buildRecalledUnits() }), picture: null }],
});

/** One of the orders has recalled packs, and its packing has not begun. */
export const ToChooseStopped: Story = { parameters: given([...several.slice(1), stopped]) };

/** A recall came while it is packed. */
export const PickingStopped: Story = {
  parameters: given([...several.slice(1), { ...stopped, status: 'PROCESSING' }]),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'VY100001' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Pick 1 order' }));
  },
};

export const Empty: Story = { parameters: given([]) };

export const Failed: Story = {
  parameters: { msw: [http.get(staffApiUrl('/packing/orders'), () => rejected(500))] },
};

/** Storybook has no camera: the number is typed. */
export const Scanning: Story = {
  parameters: given(several),
  play: async ({ canvas }) => userEvent.click(await canvas.findByRole('button', { name: 'Scan' })),
};
