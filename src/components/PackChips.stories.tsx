import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useId, useState } from 'react';
import { fn } from 'storybook/test';
import { buildPack, buildProductCard } from '../testing/builders/homepage';
import { PackChips } from './PackChips';

const { packs } = buildProductCard();

const meta = {
  title: 'Catalogue/Pack chips',
  component: PackChips,
  args: { packs, group: 'pack', value: packs[0]!._id, label: 'Pack of foxtail millet', onChange: fn() },
  parameters: { argsIn: { ta: { label: 'தினையின் பொதி' }, hi: { label: 'कंगनी का पैक' } } },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    const choose = (packId: string) => {
      setValue(packId);
      args.onChange(packId);
    };
    return <PackChips {...args} group={useId()} value={value} onChange={choose} />;
  },
} satisfies Meta<typeof PackChips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InACard: Story = {};
export const Detailed: Story = { args: { detailed: true } };
export const OneSoldOut: Story = {
  args: { packs: [packs[0]!, buildPack({ _id: 'gone', netGrams: 1000, available: 0 })] },
};
export const OneSoldOutDetailed: Story = { args: { ...OneSoldOut.args, detailed: true } };
export const OnePack: Story = { args: { packs: [packs[0]!] } };
