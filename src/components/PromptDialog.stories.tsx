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
        // Storybook finds no doc comment on a component that returns a portal.
        component: `
A one-sentence question that a page opens by itself.

**When to use.** Only for what every first visitor meets, as the location prompt: it comes without Material UI's dialog. A decision uses
ConfirmDialog, other choices SheetDialog, fields PanelDialog.

**Do** offer a way out beside the action. **Do** open it after the first paint.

**Don't** put fields, links or a second sentence into it: its focus trap knows buttons alone.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
    argsIn: { ta: { title: 'நீங்கள் எங்கே இருக்கிறீர்கள்?' }, hi: { title: 'आप कहाँ हैं?' } },
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
export const WithPicture: Story = { args: { picture: <PlaceOutlined color="primary" /> } };
export const OneWayOut: Story = { args: { actions: <Button variant="contained">All right</Button> } };
