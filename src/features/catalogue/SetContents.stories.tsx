import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { buildBundleParts } from '../../testing/builders/homepage';
import { SetContents } from './SetContents';

const meta = {
  title: 'Product/Set contents',
  component: SetContents,
  args: { parts: buildBundleParts(), pricePaise: 20_500 },
} satisfies Meta<typeof SetContents>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CheaperThanSingly: Story = {};
/** A part became cheaper: nothing is promised. */
export const NothingSaved: Story = { args: { pricePaise: 23_000 } };
export const TwoOfOnePack: Story = {
  args: { parts: buildBundleParts().map((part, at) => (at === 0 ? { ...part, quantity: 2 } : part)) },
};
