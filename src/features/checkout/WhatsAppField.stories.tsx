import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { WhatsAppField } from './WhatsAppField';

const meta = {
  title: 'Checkout/WhatsApp field',
  component: WhatsAppField,
  args: { question: 'Order updates from Vayal by WhatsApp', isWanted: false, onChange: fn() },
} satisfies Meta<typeof WhatsAppField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const Wanted: Story = { args: { isWanted: true } };
export const Tamil: Story = { args: { question: 'ஆர்டர் தகவல்கள் வயல் இடமிருந்து WhatsApp-இல்' } };
