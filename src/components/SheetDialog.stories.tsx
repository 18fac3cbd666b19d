import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { Bowl } from './lazyIcons';
import { SeedSun } from './SeedSun';
import { SheetDialog } from './SheetDialog';

const two = (
  <>
    <Button variant="outlined">Not now</Button>
    <Button variant="contained">Use it</Button>
  </>
);

const meta = {
  title: 'Forms and dialogs/Sheet dialog',
  tags: ['framed'],
  component: SheetDialog,
  args: { open: true, title: 'Deliver to the place you chose?', actions: two, onClose: fn() },
  parameters: {
    docs: {
      description: {
        component: `
A dialog for one question: a bottom sheet on phones.

**When to use.** A question with buttons of its own, or with choices above them, as add-ons for a line. A plain yes or no uses ConfirmDialog, a task
with a form PanelDialog.

**Do** put the question into the title. **Do** set \`isAlert\` where its text must be read out at once.

**Don't** give it more than two buttons, or a cross: a button, Escape and the backdrop close it.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
    argsIn: {
      ta: { title: 'நீங்கள் தேர்ந்த இடத்திற்கு டெலிவரி செய்யவா?' },
      hi: { title: 'आपकी चुनी जगह पर डिलीवरी करें?' },
    },
  },
} satisfies Meta<typeof SheetDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {};
export const WithText: Story = { args: { children: <Typography>14 Avinashi Road, Peelamedu</Typography> } };
export const WithAPicture: Story = {
  args: {
    picture: (
      <SeedSun tone="turmeric">
        <Bowl />
      </SeedSun>
    ),
  },
};
export const Alert: Story = {
  args: {
    isAlert: true,
    children: <Typography>The browser does not share your location.</Typography>,
    actions: <Button variant="contained">I see</Button>,
  },
};
