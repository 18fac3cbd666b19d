import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { servedPicture, packPicture } from '../testing/builders/pictures';
import { ProductPicture } from './ProductPicture';

const meta = {
  title: 'Catalogue/Product picture',
  component: ProductPicture,
  args: { picture: packPicture('ml-thinai-1000'), alt: 'Foxtail millet, a pack of 1 kg', sizes: '280px' },
  decorators: [
    (Story) => (
      <div style={{ width: 280 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `
A pack's front or its content, square; a plain pouch with the product's name where there is no picture.

**When to use.** Cards, cart lines, orders and galleries.

**Do** pass \`sizes\` as wide as it is shown. **Do** leave \`alt\` empty where the name is beside it.

**Don't** crop or round it yourself: the plate around it does.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
  },
} satisfies Meta<typeof ProductPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pouch: Story = {};
export const Sack: Story = {
  args: { picture: packPicture('rc-mapp-5000'), alt: 'Mappillai samba, a pack of 5 kg' },
};
export const Carton: Story = {
  args: { picture: packPicture('ml-combo5-2500'), alt: 'Five siridhanya combo, a pack of 2.5 kg' },
};
export const Served: Story = {
  args: { picture: servedPicture('rc-mapp'), alt: 'Mappillai samba, cooked' },
};
/** A product without a picture has its name printed on a plain pouch. */
export const WithoutPicture: Story = { args: { picture: null, name: 'Finger Millet (Ragi / Kezhvaragu) whole' } };
export const WithoutPictureInTamil: Story = { args: { picture: null, name: 'கேழ்வரகு முழுத் தானியம்' } };
