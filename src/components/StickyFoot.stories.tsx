import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { PanelDialog } from './PanelDialog';
import { StickyFoot } from './StickyFoot';

const meta = {
  title: 'Forms and dialogs/Sticky foot',
  tags: ['framed'],
  component: StickyFoot,
  args: {
    children: (
      <Button variant="contained" size="large">
        Send
      </Button>
    ),
  },
  parameters: {
    docs: {
      description: {
        component: `
A form's button that stays in view at the lower edge of a dialog or panel.

**When to use.** Around the button of a form that may be higher than the screen, as its last element or before a last line of links.

**Do** leave the scrolling to the dialog.

**Don't** put more than one action into it. A page's action on phones uses BottomActionBar.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
  },
  render: (args) => (
    <PanelDialog open title="Report a problem" onClose={fn()}>
      <form>
        {Array.from({ length: 12 }, (_, at) => (
          <TextField key={at} label={`Line ${at + 1}`} sx={{ mb: 2 }} />
        ))}
        <StickyFoot {...args} />
      </form>
    </PanelDialog>
  ),
} satisfies Meta<typeof StickyFoot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BelowALongForm: Story = {};
