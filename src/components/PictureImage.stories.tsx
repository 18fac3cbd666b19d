import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { bannerPicture, buildPicture, packPicture } from '../testing/builders/pictures';
import { PictureImage } from './PictureImage';

const pack = packPicture('ml-thinai-1000')!;
const { wide, tall } = bannerPicture('banner-millets')!;

const meta = {
  title: 'Foundations/Picture image',
  component: PictureImage,
  args: { picture: pack, alt: 'Foxtail millet, a pack of 1 kg', sizes: '280px' },
  argTypes: { picture: { control: false }, onPhones: { control: false } },
  parameters: { boxPx: 280 },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxWidth: Number(parameters.boxPx) }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PictureImage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAPack: Story = {};
/** Preloaded: at most one per page. */
export const First: Story = { args: { priority: 'first' } };
export const Square: Story = { args: { picture: wide, alt: 'Millet fields at sunrise', square: true } };
/** Another crop below 600 px. */
export const WithACutForPhones: Story = {
  args: { picture: wide, onPhones: tall, alt: 'Millet fields at sunrise', sizes: '100vw' },
  parameters: { boxPx: 900 },
};
/** The blurred placeholder while the picture loads. */
export const Placeholder: Story = {
  args: { picture: buildPicture({ placeholder: pack.placeholder }) },
  parameters: { msw: [http.get('/pictures/foxtail.*', () => delay('infinite'))] },
};
