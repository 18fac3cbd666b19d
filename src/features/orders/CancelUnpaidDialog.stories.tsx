import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { http } from 'msw';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { buildWaitingOrder } from '../../testing/builders/orders';
import { api, rejected } from '../../testing/handlers/responses';
import { CancelUnpaidDialog } from './CancelUnpaidDialog';

const meta = {
  title: 'Orders/Cancel unpaid dialog',
  tags: ['framed'],
  component: CancelUnpaidDialog,
  parameters: { state: { loggedIn: true } },
  args: { order: buildWaitingOrder(), onClose: fn() },
} satisfies Meta<typeof CancelUnpaidDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const cancel: NonNullable<Story['play']> = ({ step }) =>
  step('Press Cancel order', async () => userEvent.click(await screen.findByRole('button', { name: 'Cancel order' })));

export const Open: Story = {};

export const Cancelled: Story = {
  play: async (context) => {
    await cancel(context);
    await context.step('The dialog closes', () => waitFor(() => expect(context.args.onClose).toHaveBeenCalled()));
  },
};

/** It was paid in the meantime. */
export const Rejected: Story = {
  parameters: {
    msw: [http.get(api('/order/cancel/:orderId'), () => rejected(409, 'This order is already being packed.'))],
  },
  play: async (context) => {
    await cancel(context);
    await context.step('The dialog says why', async () => {
      await expect((await screen.findAllByText('This order is already being packed.'))[0]).toBeVisible();
    });
  },
};
