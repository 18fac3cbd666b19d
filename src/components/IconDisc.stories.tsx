import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { AddressTypeIcon } from './AddressTypeIcon';
import { IconDisc } from './IconDisc';

const meta = {
  title: 'Foundations/Icon disc',
  component: IconDisc,
  args: { children: <AddressTypeIcon type={1} /> },
  parameters: {
    docs: {
      description: {
        component: `
An icon on a pale disc at the head of a row.

**When to use.** Rows of a menu, addresses and ways to reach the shop.

**Do** say the same in the text beside it.

**Don't** make it the only sign of a meaning, or a button.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
  },
} satisfies Meta<typeof IconDisc>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAHome: Story = {};
export const Work: Story = { args: { children: <AddressTypeIcon type={2} /> } };
export const Other: Story = { args: { children: <AddressTypeIcon type={3} /> } };
