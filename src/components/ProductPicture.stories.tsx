import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CATEGORY_IDS } from '../../contract/constants';
import { ProductPicture } from './ProductPicture';

const meta = {
  component: ProductPicture,
  args: { productId: 'ml-thinai', categoryId: CATEGORY_IDS.ORGANIC_MILLETS, alt: 'A pouch of foxtail millet' },
  decorators: [
    (Story) => (
      <div style={{ width: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Millet: Story = {};
export const Rice: Story = { args: { productId: 'rc-mapp', categoryId: CATEGORY_IDS.TRADITIONAL_RICES } };
export const PorridgeMix: Story = { args: { productId: 'pm-ragi', categoryId: CATEGORY_IDS.PORRIDGE_MIX } };
export const DosaMix: Story = { args: { productId: 'dm-ragi', categoryId: CATEGORY_IDS.MILLET_DOSA_MIX } };
export const PuttuMix: Story = { args: { productId: 'pu-ragi', categoryId: CATEGORY_IDS.PUTTU_MIX } };
export const UnknownCategory: Story = { args: { productId: 'new', categoryId: 'a-new-category' } };
