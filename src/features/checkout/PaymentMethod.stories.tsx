import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { buildBill } from '../../testing/builders/orders';
import { paymentTerms } from '../../testing/builders/store';
import { PaymentMethod } from './PaymentMethod';

const meta = {
  title: 'Checkout/Payment method',
  component: PaymentMethod,
  args: { bill: buildBill(), terms: paymentTerms.app, value: 'UPI', onChange: fn() },
} satisfies Meta<typeof PaymentMethod>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Explained: Story = {
  play: async ({ step }) => {
    await step('Open the explanation of paying', async () =>
      userEvent.click(await screen.findByRole('button', { name: 'How payment works' })),
    );
    await step('The dialog is open', async () => {
      await screen.findByRole('dialog', { name: 'How payment works' });
    });
  },
};
export const AtTheDoor: Story = { args: { value: 'AT_DOOR' } };
export const NotAtTheDoor: Story = {
  args: {
    bill: buildBill({
      payAtDoor: {
        allowed: false,
        problemText: 'At the door you can pay for orders up to ₹2,000. Please pay this one by UPI.',
      },
    }),
  },
  play: async ({ canvas, step }) => {
    await step('The reason stands with the choice', async () => {
      const choice = canvas.getByRole('radio', { name: 'Pay at the door: cash or UPI' });
      await expect(choice).toBeDisabled();
      await expect(choice).toHaveAccessibleDescription(/up to ₹2,000/);
    });
  },
};
/** A shop that takes no money at the door. */
export const UpiOnly: Story = { args: { bill: buildBill({ payAtDoor: null }) } };
/** An account without QR codes and app links. */
export const OnAPage: Story = { args: { terms: paymentTerms.page } };
