import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Price } from './Price';

const meta = {
  title: 'Catalogue/Price',
  component: Price,
  args: { pricePaise: 7500, mrpPaise: 7500, netGrams: 500 },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtMrp: Story = {};
export const BelowMrp: Story = { args: { pricePaise: 62_900, mrpPaise: 69_000, netGrams: 5000 } };
/** A pack of exactly one kilogram needs no unit price. */
export const OneKilogram: Story = { args: { pricePaise: 14_500, mrpPaise: 14_500, netGrams: 1000 } };
export const Large: Story = { args: { ...BelowMrp.args, size: 'large' } };
