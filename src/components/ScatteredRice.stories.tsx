import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ScatteredRice } from './ScatteredRice';

const meta = {
  title: 'Foundations/Scattered rice',
  component: ScatteredRice,
  render: () => (
    <Box sx={{ position: 'relative', height: 420, overflow: 'hidden' }}>
      <ScatteredRice />
      <Typography variant="h2" sx={{ position: 'relative', paddingTop: 20, textAlign: 'center' }}>
        Thank you!
      </Typography>
    </Box>
  ),
  parameters: {
    docs: {
      description: {
        component: `
Grains of rice around a heading.

**When to use.** Once in a customer's order: when it is in.

**Do** leave the middle to the text.

**Don't** animate it, or celebrate smaller things.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
  },
} satisfies Meta<typeof ScatteredRice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OverAThanks: Story = {};
