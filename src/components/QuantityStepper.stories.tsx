import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { QuantityStepper } from './QuantityStepper';

const meta = {
  component: QuantityStepper,
  args: { label: 'Foxtail millet, 500 g', quantity: 0, onAdd: () => undefined, onRemove: () => undefined },
  render: function Counting(args) {
    const [quantity, setQuantity] = useState(args.quantity);
    return (
      <div style={{ width: 200 }}>
        <QuantityStepper
          {...args}
          quantity={quantity}
          onAdd={() => setQuantity(quantity + 1)}
          onRemove={() => setQuantity(quantity - 1)}
        />
      </div>
    );
  },
} satisfies Meta<typeof QuantityStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const InTheCart: Story = { args: { quantity: 2 } };
export const AtTheLimit: Story = { args: { quantity: 3, canAdd: false, limitText: 'Only 3 left' } };
export const SoldOut: Story = { args: { isSoldOut: true, canAdd: false } };
