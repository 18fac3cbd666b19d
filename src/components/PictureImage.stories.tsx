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
  parameters: {
    docs: {
      description: {
        component: `
A responsive picture with blurred placeholder, or cut out on its colours; fills the width at its aspect ratio.

**When to use.** For every photograph and rendered picture. Packs use ProductPicture, categories CategoryPicture, line drawings SmallDrawing.

**Do** describe \`sizes\` truthfully: Safari chooses the file by it. **Do** set \`priority\` to \`first\` for the largest picture of the first screen.

**Don't** prioritise two pictures. **Don't** repeat adjacent text in \`alt\`: leave it empty.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
    boxPx: 280,
  },
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
  args: { picture: buildPicture({ placeholder: wide.placeholder }) },
  parameters: { msw: [http.get('/pictures/foxtail.*', () => delay('infinite'))] },
};
