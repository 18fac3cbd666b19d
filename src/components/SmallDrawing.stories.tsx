import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SmallDrawing } from './SmallDrawing';
import { smallDrawings } from './smallDrawings';

const meta = {
  title: 'Foundations/Small drawing',
  component: SmallDrawing,
  args: { name: 'emptyCart' },
  argTypes: { name: { options: Object.keys(smallDrawings) } },
  parameters: {
    docs: {
      description: {
        component: `
A small drawing from the shop's set.

**When to use.** Empty states and error pages.

**Do** say in the text beside it what is meant.

**Don't** use it as a button, or two in one view.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
  },
} satisfies Meta<typeof SmallDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EmptyCart: Story = {};
export const NoOrders: Story = { args: { name: 'noOrders' } };
export const NoAddresses: Story = { args: { name: 'noAddresses' } };
export const NothingFound: Story = { args: { name: 'nothingFound' } };
export const NotFound: Story = { args: { name: 'notFound' } };
export const WentWrong: Story = { args: { name: 'wentWrong' } };
export const Small: Story = { args: { name: 'honestPrice', width: 120 } };
