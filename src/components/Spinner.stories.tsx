import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Spinner } from './Spinner';

const meta = { title: 'Feedback/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {};
export const InAButton: Story = {
  render: () => (
    <Button variant="contained" loading>
      Save
    </Button>
  ),
};
