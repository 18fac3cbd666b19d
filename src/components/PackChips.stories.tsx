import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useId, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { buildPack, buildProductCard } from '../testing/builders/homepage';
import { PackChips } from './PackChips';

const { packs } = buildProductCard();

const meta = {
  title: 'Catalogue/Pack chips',
  component: PackChips,
  args: { packs, group: 'pack', value: packs[0]!._id, label: 'Pack of foxtail millet', onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `
Radio chips to choose one pack.

**When to use.** A product with its packs: plain on cards, \`detailed\` on the product's own page.

**Do** pass all packs, sold-out ones too. **Do** give each product on a page its own \`group\`.

**Don't** use it for add-ons, of which several can be chosen (AddOnChoice), or for other options (PillChoice).

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
    argsIn: { ta: { label: 'தினையின் பாக்கெட்' }, hi: { label: 'कंगनी का पैक' } },
  },
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
/** Savings against the smallest pack; one pack is the best value. */
export const Detailed: Story = {
  args: { detailed: true },
  play: async ({ canvasElement }) => {
    const best = canvasElement.querySelector('.best')!;
    await expect(best.scrollWidth).toBeLessThanOrEqual(best.clientWidth);
  },
};
/** Nothing is saved, so nothing is promised. */
export const NothingSaved: Story = {
  args: {
    detailed: true,
    packs: [packs[0]!, buildPack({ _id: 'big', netGrams: 1000, mrpPaise: 15_000, productPrice: 15_000 })],
  },
};
/** The largest pack is sold out: the next one is the best value. */
export const BestSoldOut: Story = {
  args: { detailed: true, packs: packs.map((pack) => (pack.netGrams === 5000 ? { ...pack, available: 0 } : pack)) },
};
export const FourPacks: Story = {
  args: { packs: [buildPack({ _id: 'tiny', netGrams: 250, mrpPaise: 4000, productPrice: 4000 }), ...packs] },
};
export const FourPacksDetailed: Story = { args: { ...FourPacks.args, detailed: true } };
export const OneSoldOut: Story = {
  args: { packs: [packs[0]!, buildPack({ _id: 'gone', netGrams: 1000, available: 0 })] },
};
export const OneSoldOutDetailed: Story = { args: { ...OneSoldOut.args, detailed: true } };
/** A dozen compares with pieces, and with no weight. */
export const ByCount: Story = {
  args: {
    detailed: true,
    packs: [
      buildPack({ _id: 'six', netGrams: 6, measure: 'PIECE', mrpPaise: 4800, productPrice: 4800 }),
      buildPack({ _id: 'dozen', netGrams: 12, measure: 'DOZEN', mrpPaise: 8400, productPrice: 8400 }),
      buildPack({ _id: 'bunch', netGrams: 1, measure: 'BUNCH', mrpPaise: 3000, productPrice: 3000 }),
    ],
  },
};
export const OnePack: Story = { args: { packs: [packs[0]!] } };
