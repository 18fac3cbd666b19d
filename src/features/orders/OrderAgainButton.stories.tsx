import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { buildOrderSummary } from '../../testing/builders/orders';
import { api } from '../../testing/handlers/responses';
import { OrderAgainButton } from './OrderAgainButton';

const meta = {
  title: 'Orders/Order again button',
  component: OrderAgainButton,
  parameters: { state: { loggedIn: true } },
  args: { order: buildOrderSummary(), variant: 'outlined' },
} satisfies Meta<typeof OrderAgainButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};

/** Beside products, where it has no order's card around it. */
export const LastOrder: Story = { args: { isLast: true } };

/** The order's lines are loading. */
export const Loading: Story = {
  parameters: { msw: [http.get(api('/order/track/:orderId'), () => delay('infinite'))] },
  play: async ({ canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Order again: VY-1001' });
    await step('Press Order again', () => userEvent.click(button));
    await step('It waits', () => waitFor(() => expect(button).toBeDisabled()));
  },
};
