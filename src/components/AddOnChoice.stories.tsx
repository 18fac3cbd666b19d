import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { buildProductDetail } from '../testing/builders/homepage';
import { AddOnChoice } from './AddOnChoice';

const { addOns } = buildProductDetail();
const ofKind = (kind: (typeof addOns)[number]['kind']) => addOns.filter((addOn) => addOn.kind === kind);

const meta = {
  title: 'Product/Add-on choice',
  component: AddOnChoice,
  parameters: {
    docs: {
      description: {
        component: `
A product's add-ons, each with its price: one grinding at most, and any of the others.

**When to use.** On a product's own page and in the dialog of a cart line. A choice of packs uses PackChips.

**Do** start with nothing selected: the E-Commerce Rules forbid preselection. **Do** show the new sum on the button beside it.

**Don't** sort or filter add-ons here: they come in the shop's order.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
  },
  args: { addOns, value: [], onChange: fn() },
  render: function Choosing(args) {
    const [value, setValue] = useState<readonly string[]>(args.value);
    const choose = (ids: string[]) => {
      setValue(ids);
      args.onChange(ids);
    };
    return <AddOnChoice {...args} value={value} onChange={choose} />;
  },
} satisfies Meta<typeof AddOnChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoneChosen: Story = {};
export const GroundInAGiftBox: Story = { args: { value: ['coarse-grinding', 'gift-box'] } };
export const OnlyGrinding: Story = { args: { addOns: ofKind('GRINDING') } };
export const OnlyExtras: Story = { args: { addOns: ofKind('EXTRA') } };
