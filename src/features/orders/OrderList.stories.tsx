import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { ORDER_STATUSES } from '../../../contract/constants';
import { buildOrderHistory, buildOrderSummaries, buildOrderSummary } from '../../testing/builders/orders';
import { api, ok, rejected } from '../../testing/handlers/responses';
import { OrderList } from './OrderList';

const history = api('/order/history');

const meta = {
  title: 'Orders/Order list',
  component: OrderList,
  args: { headingLevel: 'h2' },
  parameters: { state: { loggedIn: true } },
} satisfies Meta<typeof OrderList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const EveryStatus: Story = {
  parameters: {
    msw: [
      http.get(history, () =>
        ok(
          buildOrderHistory({
            items: ORDER_STATUSES.map((status, index) =>
              buildOrderSummary({ orderId: `order-${index}`, orderNumber: `VY-10${index}`, status }),
            ),
          }),
        ),
      ),
    ],
  },
};

export const AtTheDoor: Story = {
  parameters: {
    msw: [http.get(history, () => ok(buildOrderHistory({ items: [buildOrderSummary({ dueAtDoorPaise: 19_000 })] })))],
  },
};

/** Sent for a complaint. */
export const Replacement: Story = {
  parameters: {
    msw: [
      http.get(history, () =>
        ok(
          buildOrderHistory({
            items: [buildOrderSummary({ status: 'CONFIRMED', totalPaise: 0, replaces: 'VY-1000' })],
          }),
        ),
      ),
    ],
  },
};

export const Paged: Story = {
  parameters: {
    msw: [
      http.get(history, ({ request }) => {
        const orders = buildOrderSummaries(5);
        return new URL(request.url).searchParams.get('cursor') === 'after-3'
          ? ok({ items: orders.slice(3), nextCursor: null })
          : ok({ items: orders.slice(0, 3), nextCursor: 'after-3' });
      }),
    ],
  },
};

export const Empty: Story = {
  parameters: { msw: [http.get(history, () => ok(buildOrderHistory({ items: [] })))] },
};

export const Loading: Story = { parameters: { msw: [http.get(history, () => delay('infinite'))] } };

export const Failed: Story = {
  parameters: { msw: [http.get(history, () => rejected(500, 'The shop stumbled.'))] },
};
