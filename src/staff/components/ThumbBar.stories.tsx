import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ThumbBar } from './ThumbBar';

const meta = {
  title: 'Counter/Thumb bar',
  component: ThumbBar,
  args: {
    children: (
      <>
        <Button variant="outlined">Cancel order</Button>
        <Button variant="contained">Confirm</Button>
      </>
    ),
  },
} satisfies Meta<typeof ThumbBar>;

export default meta;
export const TwoActions: StoryObj<typeof meta> = {};
