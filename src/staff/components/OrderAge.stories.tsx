import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { OrderAge } from './OrderAge';
import { OrderStyled } from './orderStyles';

const meta = {
  title: 'Staff/Order age',
  component: OrderAge,
  decorators: [
    (Story) => (
      <OrderStyled>
        <Story />
      </OrderStyled>
    ),
  ],
} satisfies Meta<typeof OrderAge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fresh: Story = { args: { minutes: 3, tone: 'calm' } };
export const Waiting: Story = { args: { minutes: 17, tone: 'warn' } };
export const Late: Story = { args: { minutes: 135, tone: 'late' } };
export const Days: Story = { args: { minutes: 3000, tone: 'calm' } };
