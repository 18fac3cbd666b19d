import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Spinner } from './Spinner';

const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
  parameters: {
    docs: {
      description: {
        component: `
A ring for a button that waits.

**When to use.** Buttons with \`loading\`. Pages and lists use skeletons.

**Do** leave the button's width as it was.

**Don't** cover a page with it.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
  },
} satisfies Meta<typeof Spinner>;

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
