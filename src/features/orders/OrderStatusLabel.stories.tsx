import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ORDER_STATUSES } from '../../../contract/constants';
import { OrderStatusLabel } from './OrderStatusLabel';

const meta = {
  title: 'Orders/Order status label',
  component: OrderStatusLabel,
  args: { status: 'CONFIRMED' },
  argTypes: { status: { control: 'select', options: ORDER_STATUSES } },
} satisfies Meta<typeof OrderStatusLabel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Confirmed: Story = {};

export const EveryStatus: Story = {
  render: () => (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      {ORDER_STATUSES.map((status) => (
        <OrderStatusLabel key={status} status={status} />
      ))}
    </Stack>
  ),
};

export const Unknown: Story = { args: { status: 'LOST' } };
