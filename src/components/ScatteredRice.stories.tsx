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
} satisfies Meta<typeof ScatteredRice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OverAThanks: Story = {};
