import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { buildOrderCardsOf } from '../../../testing/builders/staffOrders';
import { CallFirstDialog } from './CallFirstDialog';

const cards = buildOrderCardsOf(90).filter(({ needsApproval }) => needsApproval);

const meta = {
  title: 'Staff/Approve first door orders',
  component: CallFirstDialog,
  args: { cards, isBusy: false, onApprove: fn(), onClose: fn() },
  parameters: { state: { staffUser: true } },
} satisfies Meta<typeof CallFirstDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const One: Story = { args: { cards: cards.slice(0, 1) } };
