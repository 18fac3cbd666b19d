import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import type { OrderTracking } from '../../../contract/orders';
import { chosenAddress } from '../../testing/builders/assortment';
import { buildOrderTracking } from '../../testing/builders/orders';
import { api, ok, rejected } from '../../testing/handlers/responses';
import { OrderTrackingPage } from './OrderTrackingPage';

const track = api('/order/track/:orderId');
const order = (overrides: Partial<OrderTracking>) => ({
  msw: [http.get(track, () => ok(buildOrderTracking(overrides)))],
});

const meta = {
  title: 'Orders/Order tracking page',
  tags: ['screen'],
  component: OrderTrackingPage,
  parameters: {
    layout: 'fullscreen',
    route: '/profile/order/track?id=order-1',
    state: { loggedIn: true, address: chosenAddress },
  },
} satisfies Meta<typeof OrderTrackingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WaitingForConfirmation: Story = {};
export const WaitingForPayment: Story = { parameters: order({ status: 'WAITING_FOR_PAYMENT' }) };
export const OnItsWay: Story = { parameters: order({ status: 'PICKEDUP' }) };
export const Delivered: Story = { parameters: order({ status: 'DELIVERED' }) };
export const Cancelled: Story = {
  parameters: order({ status: 'CANCELLED', paymentStatus: 'REFUNDED', cancelReason: 'It would come too late' }),
};
export const UnknownOrder: Story = { parameters: { route: '/profile/order/track?id=nothing-like-it' } };
export const Loading: Story = {
  tags: ['untitled'],
  parameters: { msw: [http.get(track, () => delay('infinite'))] },
};
export const Failed: Story = { parameters: { msw: [http.get(track, () => rejected(500, 'The shop stumbled.'))] } };
