import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { buildBundleParts, buildPack } from '../../testing/builders/homepage';
import { packPicture, servedPicture } from '../../testing/builders/pictures';
import { ProductGallery } from './ProductGallery';

const pack = buildPack({ picture: packPicture('rc-mapp-1000') });
const large = buildPack({ _id: 'large', netGrams: 5000, picture: packPicture('rc-mapp-5000') });
const product = { name: 'Mappillai Samba', served: servedPicture('rc-mapp'), packs: [pack, large] };

const meta = {
  title: 'Product/Product gallery',
  component: ProductGallery,
  args: { product, pack },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 632 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductGallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PackAndContents: Story = {};
export const LargePack: Story = { args: { pack: large } };
/** The packs of a set follow its own picture. */
export const OfASet: Story = { args: { product: { ...product, served: null, parts: buildBundleParts() } } };
/** A single picture leaves nothing to choose from. */
export const OnePicture: Story = { args: { product: { ...product, served: null } } };
export const WithoutAPicture: Story = {
  args: {
    product: { ...product, served: null, packs: [buildPack({ picture: null })] },
    pack: buildPack({ picture: null }),
  },
};
export const ContentsChosen: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const contents = await canvas.findByRole('button', { name: 'Mappillai Samba, cooked' });
    await step('Choose the second picture', () => userEvent.click(contents));
    await step('It is marked as shown', () => expect(contents).toHaveAttribute('aria-pressed', 'true'));
  },
};
