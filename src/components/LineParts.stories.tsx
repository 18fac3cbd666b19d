import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LineParts } from './LineParts';

const meta = {
  title: 'Cart/Line parts',
  component: LineParts,
  parameters: {
    docs: {
      description: {
        component: `
What a set consists of, a line for each part.

**When to use.** Under a set's name in cart, order and packing slip.

**Do** pass parts as they are on the order: a set may change later.

**Don't** use it on cards, where names would be cut.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
  },
} satisfies Meta<typeof LineParts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfASet: Story = {
  args: {
    parts: [
      { name: 'Foxtail Millet (Thinai) rice', netGrams: 500, measure: 'WEIGHT', quantity: 1 },
      { name: 'Little Millet (Samai) rice', netGrams: 500, measure: 'WEIGHT', quantity: 2 },
    ],
  },
};
