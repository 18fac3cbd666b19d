import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { http } from 'msw';
import { userEvent, within } from 'storybook/test';
import { buildOrdersOfDay } from '../../../testing/builders/staffOrders';
import { ok, staffApiUrl } from '../../../testing/handlers/responses';
import { MoveOrdersDialog } from './MoveOrdersDialog';

const meta = {
  title: 'Staff/Move orders',
  component: MoveOrdersDialog,
  args: { orders: buildOrdersOfDay(), reason: 'CLOSED', exceptDay: '2026-11-27', onClose: () => undefined },
  parameters: { state: { staffUser: true } },
} satisfies Meta<typeof MoveOrdersDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ClosedDay: Story = {};

export const OneOrder: Story = { args: { orders: buildOrdersOfDay().slice(0, 1), reason: 'CUSTOMER' } };

/** The second of two found no place, and is moved next. */
export const OneFindsNoPlace: Story = {
  parameters: {
    msw: [
      http.post(staffApiUrl('/orders/move'), () => {
        const [first, second] = buildOrdersOfDay().map((order) => ({ ...order, day: '2026-11-28' }));
        return ok(
          [
            { orderNumber: first!.orderNumber, slot: first, problemText: null },
            {
              orderNumber: second!.orderNumber,
              slot: second,
              problemText: 'That delivery time is full now.',
            },
          ],
          '1 order is moved.',
        );
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await userEvent.click(await screen.findByRole('button', { name: /^Move 2 orders|மாற்று|बदलें/ }));
    await screen.findByRole('alert');
  },
};

export const NoTimes: Story = { parameters: { msw: [http.get(staffApiUrl('/slots/load'), () => ok([]))] } };
