import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Price } from './Price';

const meta = {
  title: 'Catalogue/Price',
  component: Price,
  parameters: {
    docs: {
      description: {
        component: `
Price, struck-out MRP and unit price of a pack.

**When to use.** Beside what can be bought: \`medium\` on cards, \`large\` on the product's own page. Amounts of a cart, bill or order use Amount and
BillRows.

**Do** pass the MRP always: it appears only when it is higher. **Do** set \`withPercent\` to false where a tag shows the percentage.

**Don't** add the unit price yourself, and don't leave it out: the law requires it.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
  },
  args: { pricePaise: 7500, mrpPaise: 7500, netGrams: 500, measure: 'WEIGHT' },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtMrp: Story = {};
export const BelowMrp: Story = { args: { pricePaise: 62_900, mrpPaise: 69_000, netGrams: 5000 } };
/** A pack of exactly one kilogram needs no unit price. */
export const OneKilogram: Story = { args: { pricePaise: 14_500, mrpPaise: 14_500, netGrams: 1000 } };
/** Oil, priced per ml below a litre. */
export const ByVolume: Story = {
  args: { pricePaise: 15_000, mrpPaise: 16_500, netGrams: 750, measure: 'VOLUME', size: 'large' },
};
export const ADozen: Story = { args: { pricePaise: 8_400, mrpPaise: 8_400, netGrams: 12, measure: 'DOZEN' } };
export const Large: Story = { args: { ...BelowMrp.args, size: 'large' } };
export const OfASet: Story = {
  args: { pricePaise: 20_500, mrpPaise: 20_500, netGrams: 1500, size: 'large', note: 'Save ₹20' },
};
