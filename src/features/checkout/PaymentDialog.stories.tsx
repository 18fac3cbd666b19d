import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { paymentTerms } from '../../testing/builders/store';
import { PaymentDialog } from './PaymentDialog';

const meta = {
  title: 'Checkout/Payment dialog',
  tags: ['framed'],
  component: PaymentDialog,
  args: { open: true, terms: paymentTerms.app, limitPaise: 10_000_000, hasDoor: true, onClose: fn() },
} satisfies Meta<typeof PaymentDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
/** Some banks allow less for one payment. */
export const LowLimit: Story = { args: { limitPaise: 500_000, hasDoor: false } };
/** An account without QR codes and app links. */
export const OnAPage: Story = { args: { terms: paymentTerms.page } };
/** The shop looks for payments at its bank, and sends refunds itself. */
export const ByHand: Story = { args: { terms: paymentTerms.byHand } };
