import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { http } from 'msw';
import { buildRecalledUnits } from '../../../testing/builders/recalledUnits';
import { buildPackedLine, buildPackingOrder } from '../../../testing/builders/staffPacking';
import { ok, staffApiUrl } from '../../../testing/handlers/responses';
import { PackingPrintPage } from './PackingPrintPage';

const set = buildPackedLine({
  lineNo: 2,
  name: 'Starter set',
  secondName: 'தொடக்கத் தொகுப்பு',
  quantity: 3,
  packedQuantity: 1,
  netGrams: 2000,
  parts: [{ name: 'Ragi', netGrams: 500, measure: 'WEIGHT', quantity: 2 }],
  addons: ['Gift box'],
});
const traces = [{ code: 'ABCDEFGHJKLM', url: 'https://shop.example/trace/ABCDEFGHJKLM' }];
const orders = [
  buildPackingOrder({
    slot: { startsAt: '2026-11-21T03:30:00Z', endsAt: '2026-11-21T06:30:00Z' },
    note: 'Ring twice',
    lines: [...buildPackingOrder().lines.map((line) => ({ ...line, traces })), { ...set, picture: null }],
  }),
  buildPackingOrder({ orderId: 'order-2', orderNumber: 'VY100002', paymentStatus: 'DUE_AT_DOOR' }),
];

const meta = {
  title: 'Staff/Packing slips and labels',
  component: PackingPrintPage,
  parameters: {
    state: { staffUser: true },
    msw: [http.get(staffApiUrl('/packing/orders'), () => ok(orders))],
  },
} satisfies Meta<typeof PackingPrintPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Slips: Story = { parameters: { route: '/staff/packing/print?kind=slips&orders=order-1,order-2' } };

export const PackLabels: Story = { parameters: { route: '/staff/packing/print?kind=packs&orders=order-1,order-2' } };

export const Labels: Story = { parameters: { route: '/staff/packing/print?kind=labels&orders=order-1,order-2' } };

/** The longest address that a customer can write, on a label of its own size. */
export const LongAddress: Story = {
  parameters: {
    msw: [
      http.get(staffApiUrl('/packing/orders'), () =>
        ok([
          buildPackingOrder({
            paymentStatus: 'DUE_AT_DOOR',
            slot: { startsAt: '2026-11-21T03:30:00Z', endsAt: '2026-11-21T06:30:00Z' },
            address: {
              ...buildPackingOrder().address,
              doorNo: 'Flat 12B, Block C, Third Floor, Sri Lakshmi Nest Apartments',
              street: 'Cross Cut Road, behind the old post office, beside the water tank, '.repeat(5).slice(0, 298),
              landmark: 'Opposite the Murugan temple, second gate on the left after the school. '
                .repeat(3)
                .slice(0, 198),
            },
          }),
        ]),
      ),
    ],
    route: '/staff/packing/print?kind=labels&orders=order-1',
  },
};

export const NothingChosen: Story = { parameters: { route: '/staff/packing/print' } };

const stopped = [
  buildPackingOrder({ lines: [{ ...buildPackedLine({ recalled: buildRecalledUnits() }), picture: null }] }),
];
const ofStopped = { msw: [http.get(staffApiUrl('/packing/orders'), () => ok(stopped))] };

export const SlipOfStopped: Story = {
  parameters: { ...ofStopped, route: '/staff/packing/print?kind=slips&orders=order-1' },
};

export const LabelOfStopped: Story = {
  parameters: { ...ofStopped, route: '/staff/packing/print?kind=labels&orders=order-1' },
};
