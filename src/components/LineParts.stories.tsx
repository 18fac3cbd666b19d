import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LineParts } from './LineParts';

const meta = { title: 'Cart/Line parts', component: LineParts } satisfies Meta<typeof LineParts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfASet: Story = {
  args: {
    parts: [
      { name: 'Foxtail Millet (Thinai) rice', netGrams: 500, quantity: 1 },
      { name: 'Little Millet (Samai) rice', netGrams: 500, quantity: 2 },
    ],
  },
};
