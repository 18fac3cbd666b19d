import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { BillRows } from './BillRows';
import { Slip } from './Slip';

const meta = {
  title: 'Checkout/Slip',
  component: Slip,
  args: { children: <Typography>Two packs of foxtail millet</Typography> },
} satisfies Meta<typeof Slip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithText: Story = {};
export const WithABill: Story = {
  args: {
    children: (
      <BillRows
        rows={[
          { label: '2 packs', amountPaise: 15_000 },
          { label: 'Total', amountPaise: 15_000, kind: 'total' },
        ]}
      />
    ),
  },
};
