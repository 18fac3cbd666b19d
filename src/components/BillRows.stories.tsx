import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { BillRows } from './BillRows';

const meta = {
  title: 'Checkout/Bill rows',
  component: BillRows,
  parameters: {
    docs: {
      description: {
        component: `
A bill as labels and amounts with dot leaders, a double rule above the total.

**When to use.** Every list of amounts that adds up: cart, order, refund.

**Do** order rows as they are added up. **Do** give a saving a minus and its own kind.

**Don't** format amounts yourself: rows take paise.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
  },
} satisfies Meta<typeof BillRows>;

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

/** The widest amounts, and a code without a line break. */
export const OfLakhs: Story = {
  args: {
    rows: [
      { label: '9,801 packs at MRP', amountPaise: 128_156_750 },
      { label: 'Coupon DEEPAVALI2026FAMILYFEAST', amountPaise: -4_700_000, kind: 'saving' },
      { label: 'Delivery', amountPaise: 0, amountText: 'Free', hint: 'Free, because your goods come to ₹499 or more.' },
      { label: 'To pay', amountPaise: 123_456_750, kind: 'total' },
      { label: 'GST 5% on ₹11,75,778.57', amountPaise: 5_878_893, kind: 'detail' },
    ],
  },
};
