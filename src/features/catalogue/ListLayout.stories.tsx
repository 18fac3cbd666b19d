import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { buildProductCards } from '../../testing/builders/homepage';
import { CategoryNav } from './CategoryNav';
import { ListLayout } from './ListLayout';
import { ProductCards } from './ProductCards';

const meta = {
  title: 'Catalogue/List layout',
  component: ListLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    nav: <CategoryNav currentId="puttu-mix" />,
    title: 'Puttu Mix',
    text: 'Roasted flours for soft steamed puttu',
    children: <ProductCards layout="grid" products={buildProductCards(5)} renderAction={() => null} />,
  },
} satisfies Meta<typeof ListLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const LongTitle: Story = { args: { title: `Results for “${'x'.repeat(100)}”`, text: undefined } };
