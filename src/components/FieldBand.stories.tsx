import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FieldBand } from './FieldBand';

const meta = {
  title: 'Foundations/Field band',
  component: FieldBand,
  render: () => (
    <Box sx={{ height: 112 }}>
      <FieldBand />
    </Box>
  ),
  parameters: {
    docs: {
      description: {
        component: `
Furrows from edge to edge, in the mark's rhythm.

**When to use.** The upper edge of a panel or drawer that would otherwise begin with a bare title.

**Do** give its box a height.

**Don't** put text on it: its contrast is not checked for that.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
  },
} satisfies Meta<typeof FieldBand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AlongAnEdge: Story = {};
