import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { http } from 'msw';
import { buildProductCards } from '../../testing/builders/homepage';
import { buildOrderHistory, buildOrderSummary, buildWaitingOrder } from '../../testing/builders/orders';
import { api, ok } from '../../testing/handlers/responses';
import { CustomerStart } from './CustomerStart';

const bought = http.get(api('/order/again'), () => ok(buildProductCards(6)));
const withOrders = (...items: ReturnType<typeof buildOrderSummary>[]) =>
  http.get(api('/order/history'), () => ok(buildOrderHistory({ items })));

const meta = {
  title: 'Home/Customer start',
  component: CustomerStart,
  args: { children: 'The usual first rail' },
  parameters: { state: { loggedIn: true }, msw: [bought, withOrders(buildOrderSummary())] },
} satisfies Meta<typeof CustomerStart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BoughtBefore: Story = {};
export const OrderWaits: Story = {
  parameters: { msw: [bought, withOrders(buildWaitingOrder(), buildOrderSummary({ orderId: 'order-0' }))] },
};
/** The usual rail stays. */
export const NothingBought: Story = { parameters: { msw: [withOrders()] } };
