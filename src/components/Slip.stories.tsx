import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { BillRows } from './BillRows';
import { Slip } from './Slip';

const meta = {
  title: 'Checkout/Slip',
  component: Slip,
  args: { children: <Typography>Two packs of foxtail millet</Typography> },
  parameters: {
    docs: {
      description: {
        component: `
Torn paper for bills and receipts.

**When to use.** What a customer pays or has paid.

**Do** end it with the total, or what explains it.

**Don't** put fixed or sticky elements into it: its filter contains them.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
  },
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
