import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { BillRows } from './BillRows';

const meta = { component: BillRows } satisfies Meta<typeof BillRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryKind: Story = {
  args: {
    rows: [
      { label: '2 packs at MRP', amountPaise: 16_000 },
      { label: 'Saved on MRP', amountPaise: -1_000, kind: 'saving' },
      { label: 'Delivery', amountPaise: 0, amountText: 'Free', hint: 'Free from ₹499.' },
      { label: 'To pay', amountPaise: 15_000, kind: 'total' },
      { label: 'GST 5% on ₹142.86', amountPaise: 714, kind: 'detail' },
    ],
  },
};
