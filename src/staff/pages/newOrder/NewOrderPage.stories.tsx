import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { buildPaymentState } from '../../../testing/builders/orders';
import { buildCaller } from '../../../testing/builders/staffNewOrder';
import { api, ok, staffApiUrl } from '../../../testing/handlers/responses';
import { NewOrderPage } from './NewOrderPage';

const meta = {
  title: 'Staff/New order',
  component: NewOrderPage,
  parameters: { state: { staffUser: true }, route: '/staff/new-order' },
} satisfies Meta<typeof NewOrderPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

export const Start: Story = {};

const find: Play = async ({ canvas }) =>
  userEvent.type(await canvas.findByLabelText("Customer's mobile number"), '9876543210{Enter}');

const fill: Play = async (context) => {
  await find(context);
  const body = within(document.body);
  const addOne = async () => {
    await userEvent.type(await context.canvas.findByRole('combobox', { name: 'Add a product' }), 'millet');
    await userEvent.click((await body.findAllByRole('option', undefined, { timeout: 5000 }))[0]!);
  };
  await addOne();
  await addOne();
  await context.canvas.findByText('Total');
};

export const KnownCustomer: Story = { play: find };

export const SameAsLastTime: Story = {
  play: async (context) => {
    await find(context);
    await userEvent.click(await context.canvas.findByRole('button', { name: 'The same as last time' }));
    await context.canvas.findByText('Total');
  },
};

export const Discount: Story = {
  play: async (context) => {
    await fill(context);
    await userEvent.type(context.canvas.getByLabelText('Discount in rupees'), '20.50');
  },
};

export const BlockedCustomer: Story = {
  parameters: {
    msw: [
      http.get(staffApiUrl('/phone-orders/caller'), () =>
        ok({ caller: buildCaller({ blockedFor: 'Refused three orders at the door' }) }),
      ),
    ],
  },
  play: find,
};

export const NewCustomer: Story = {
  parameters: { msw: [http.get(staffApiUrl('/phone-orders/caller'), () => ok({ caller: null }))] },
  play: find,
};

export const Placed: Story = {
  parameters: { msw: [http.get(api('/order/order/status/:orderId'), () => ok(buildPaymentState()))] },
  play: async (context) => {
    await fill(context);
    const place = context.canvas.getByRole('button', { name: /^Place the order/ });
    await waitFor(() => expect(place).toBeEnabled());
    await userEvent.click(place);
    await context.canvas.findByText(/Waits for the payment/);
  },
};
