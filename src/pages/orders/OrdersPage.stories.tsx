import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { ORDER_STATUSES } from '../../../contract/constants';
import { chosenAddress } from '../../testing/builders/assortment';
import { assortmentHandlers } from '../../testing/handlers/assortment';
import { buildOrderHistory, buildOrderSummary } from '../../testing/builders/orders';
import { api, ok, rejected } from '../../testing/handlers/responses';
import { OrdersPage } from './OrdersPage';

const history = api('/order/history');
const oneInEachStatus = ORDER_STATUSES.map((status, index) =>
  buildOrderSummary({ orderId: `order-${index}`, orderNumber: `VY-100${index}`, status }),
);

const meta = {
  title: 'Orders/Orders page',
  tags: ['screen'],
  component: OrdersPage,
  parameters: {
    layout: 'fullscreen',
    route: '/profile/orders',
    state: { loggedIn: true, address: chosenAddress },
    msw: [http.get(history, () => ok(buildOrderHistory({ items: oneInEachStatus })))],
  },
} satisfies Meta<typeof OrdersPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Empty: Story = {
  parameters: { msw: [http.get(history, () => ok(buildOrderHistory({ items: [] }))), ...assortmentHandlers] },
};
export const Loading: Story = { parameters: { msw: [http.get(history, () => delay('infinite'))] } };
export const Failed: Story = { parameters: { msw: [http.get(history, () => rejected(500, 'The shop stumbled.'))] } };
