import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { buildRecalledUnits } from '../../../testing/builders/recalledUnits';
import { buildOrderCard } from '../../../testing/builders/staffOrders';
import { BoardCard, CardStyled } from './BoardCard';

const meta = {
  title: 'Staff/Order card',
  component: BoardCard,
  decorators: [
    (Story) => (
      <CardStyled>
        <Story />
      </CardStyled>
    ),
  ],
  args: {
    card: buildOrderCard({ note: 'Please ring twice: the bell is weak' }),
    minutes: 4,
    tone: 'calm',
    board: '',
    isSelected: false,
    onSelect: fn(),
    onStep: fn(),
    onMenu: fn(),
  },
  parameters: { state: { staffUser: true } },
} satisfies Meta<typeof BoardCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {};
export const Waiting: Story = { args: { minutes: 20, tone: 'warn' } };
export const Late: Story = { args: { minutes: 75, tone: 'late' } };
export const Chosen: Story = { args: { isSelected: true } };
/** The first order of a customer who pays at the door. */
export const Stopped: Story = {
  args: { card: buildOrderCard({ status: 'PROCESSING', recalled: buildRecalledUnits() }) },
};

export const ToBeApproved: Story = {
  args: {
    card: buildOrderCard({ paymentMethod: 'AT_DOOR', paymentStatus: 'DUE_AT_DOOR', needsApproval: true }),
  },
};
export const OnItsWay: Story = {
  args: { card: buildOrderCard({ status: 'PICKEDUP', rider: 'Mani', nthOrder: 12, channel: 'PHONE' }) },
};
