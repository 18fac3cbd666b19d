import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { deadlineIn } from '../lib/deadline';
import { TimeLeft } from './TimeLeft';

const meta = {
  title: 'Payment/Time left',
  component: TimeLeft,
  parameters: {
    docs: {
      description: {
        component: `
The countdown of an unpaid order.

**When to use.** Wherever an order still waits for its payment: its page, the lists, Home and the cart.

**Do** give it the deadline of this device's clock. **Don't** word the time otherwise beside it.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
  },
  args: { deadlineMs: deadlineIn(15 * 60) },
} satisfies Meta<typeof TimeLeft>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Minutes: Story = {};

/** Plain UPI, which is looked for by hand, has hours. */
export const Hours: Story = { args: { deadlineMs: deadlineIn(4 * 60 * 60), isLarge: true } };
