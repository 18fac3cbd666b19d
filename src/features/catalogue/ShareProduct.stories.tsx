import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ShareProduct } from './ShareProduct';

const meta = {
  title: 'Product/Share product',
  component: ShareProduct,
  args: { name: 'Foxtail Millet (Thinai) rice', slug: 'foxtail-millet-thinai' },
} satisfies Meta<typeof ShareProduct>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
