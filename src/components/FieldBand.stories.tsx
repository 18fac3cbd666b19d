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
} satisfies Meta<typeof FieldBand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AlongAnEdge: Story = {};
