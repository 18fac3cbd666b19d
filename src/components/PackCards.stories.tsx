import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { buildSuggestedPacks } from '../testing/builders/orders';
import { PackCards } from './PackCards';
import { QuantityStepper } from './QuantityStepper';

const meta = {
  title: 'Catalogue/Pack cards',
  component: PackCards,
  args: {
    label: 'Packs',
    packs: buildSuggestedPacks(),
    renderAction: ({ name }) => (
      <QuantityStepper label={name} quantity={0} onAdd={fn().mockName('onAdd')} onRemove={fn().mockName('onRemove')} />
    ),
  },
  parameters: {
    docs: {
      description: {
        component: `
A row of packs to swipe, each added with one tap.

**When to use.** Where the pack is settled: what was bought before, or what closes the gap to the minimum order. Where a pack can be chosen use ProductCards.

**Do** give the row a label or a heading. **Don't** put more than one action on a card, nor links where a customer is about to pay.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
  },
} satisfies Meta<typeof PackCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const One: Story = { args: { packs: buildSuggestedPacks().slice(0, 1) } };
export const Linked: Story = { args: { isLinked: true } };
