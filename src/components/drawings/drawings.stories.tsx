import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { BowlDrawing } from './BowlDrawing';
import { EarDrawing } from './EarDrawing';
import { SpillDrawing } from './SpillDrawing';

/** Small drawings for empty states and benefits, in the theme's colours. */
const meta = {
  title: 'Foundations/Drawings',
  parameters: {
    docs: {
      description: {
        component: `
Line drawings of ear, bowl and spilled grain.

**When to use.** Banners without a picture, and empty states.

**Do** size them by \`size\`, in CSS pixels.

**Don't** use them smaller than 64 px: that is what icons are for.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <Stack direction="row" spacing={4} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <EarDrawing size={160} />
      <BowlDrawing size={160} />
      <SpillDrawing size={160} />
    </Stack>
  ),
};
