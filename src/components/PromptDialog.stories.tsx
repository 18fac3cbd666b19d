import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { PlaceOutlined } from './icons';
import { PromptDialog } from './PromptDialog';

const meta = {
  title: 'Forms and dialogs/Prompt dialog',
  tags: ['framed'],
  component: PromptDialog,
  parameters: {
    docs: {
      description: {
        // The component is a portal, which Storybook does not take for a component with a comment.
        component:
          'A question of one sentence that the first page asks by itself. Everything longer, and everything with fields, is a Material UI dialog.',
      },
    },
  },
  args: {
    title: 'May we ask where you are?',
    actions: (
      <>
        <Button>Not now</Button>
        <Button variant="contained">Yes</Button>
      </>
    ),
    onClose: fn(),
  },
} satisfies Meta<typeof PromptDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithPicture: Story = { args: { picture: <PlaceOutlined fontSize="large" color="primary" /> } };
export const OneWayOut: Story = { args: { actions: <Button variant="contained">All right</Button> } };
