import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { buildDueReplacement } from '../../testing/builders/complaints';
import { ReplacementsDue } from './ReplacementsDue';

const meta = {
  title: 'Staff/Promised replacements',
  component: ReplacementsDue,
  args: { replacements: [buildDueReplacement()], parcel: { orderNumber: 'VY100004', status: 'PROCESSING' } },
  parameters: {
    state: { staffUser: true },
    docs: {
      description: {
        component: `**When to use.** Where a parcel of the customer is packed: what was promised to them for a complaint goes into it.`,
      },
    },
  },
} satisfies Meta<typeof ReplacementsDue>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Due: Story = {};

export const InTheParcel: Story = { args: { replacements: [buildDueReplacement({ isPacked: true })] } };

/** On a packing slip. */
export const OnPaper: Story = { args: { parcel: undefined } };
