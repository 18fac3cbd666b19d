import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { buildSuggestedPacks } from '../../testing/builders/orders';
import { SuggestedPacks } from './SuggestedPacks';

const meta = {
  title: 'Checkout/Suggested packs',
  component: SuggestedPacks,
  args: { packs: buildSuggestedPacks(), onAdd: fn() },
} satisfies Meta<typeof SuggestedPacks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const One: Story = { args: { packs: buildSuggestedPacks().slice(0, 1) } };
