import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { QuantityStepper } from './QuantityStepper';

const meta = {
  title: 'Catalogue/Quantity stepper',
  component: QuantityStepper,
  args: { label: 'Foxtail millet, 500 g', quantity: 0, onAdd: fn(), onRemove: fn() },
  parameters: {
    docs: {
      description: {
        component: `
An Add button that becomes − n +.

**When to use.** Wherever a pack is put into the cart or its number changed. In the shop use AddToCart, which connects it to the cart.

**Do** name the pack with its weight in \`label\`. **Do** say in \`limitText\` why no more can be added.

**Don't** disable plus at the limit: set \`canAdd\`, so that focus stays. **Don't** make it \`prominent\` more than once per page.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
    argsIn: { ta: { label: 'தினை, 500 கி' }, hi: { label: 'कंगनी, 500 ग्रा' } },
  },
  render: function Counting(args) {
    const [quantity, setQuantity] = useState(args.quantity);
    return (
      <div style={{ width: 200 }}>
        <QuantityStepper
          {...args}
          quantity={quantity}
          onAdd={() => {
            setQuantity(quantity + 1);
            args.onAdd();
          }}
          onRemove={() => {
            setQuantity(quantity - 1);
            args.onRemove();
          }}
        />
      </div>
    );
  },
} satisfies Meta<typeof QuantityStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
/** The product page shows it filled, with the price of one. */
export const Prominent: Story = { args: { prominent: true, amount: '₹85' } };
export const InTheCart: Story = { args: { quantity: 2 } };
export const AtTheLimit: Story = {
  args: { quantity: 3, canAdd: false, limitText: 'Only 3 left' },
  parameters: { argsIn: { ta: { limitText: '3 மட்டுமே உள்ளன' }, hi: { limitText: 'केवल 3 पैक बचे हैं' } } },
};
export const SoldOut: Story = { args: { isSoldOut: true, canAdd: false } };
