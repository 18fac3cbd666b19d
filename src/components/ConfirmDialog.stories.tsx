import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog';

const meta = {
  title: 'Forms and dialogs/Confirm dialog',
  tags: ['framed'],
  component: ConfirmDialog,
  args: { open: true, title: 'Hungry for more?', confirmLabel: 'Logout', onConfirm: fn(), onCancel: fn() },
  parameters: {
    docs: {
      description: {
        component: `
Confirmation without fields.

**When to use.** Before what can't be undone or leaves the customer's way: cancel an order, log out, pay a changed bill. Where undo is possible, act
at once and offer it in a toast.

**Do** put the question into the title and repeat its verb on the button. **Do** set \`destructive\` for what is lost for good, and \`busy\` while it runs.

**Don't** label buttons “OK” or “Yes”. **Don't** repeat the title in the text: it holds consequences alone.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
    argsIn: {
      ta: { title: 'இன்னும் பசிக்கிறதா?', confirmLabel: 'வெளியேறுக' },
      hi: { title: 'अभी और भूख है?', confirmLabel: 'लॉग आउट' },
    },
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {};
export const WithText: Story = {
  args: { children: 'Your cart will be emptied.' },
  parameters: {
    argsIn: { ta: { children: 'உங்கள் கூடை காலியாகிவிடும்.' }, hi: { children: 'आपका कार्ट ख़ाली हो जाएगा।' } },
  },
};
export const Destructive: Story = {
  args: { title: 'Delete this address?', confirmLabel: 'Delete', destructive: true },
  parameters: {
    argsIn: {
      ta: { title: 'இந்த முகவரியை நீக்கவா?', confirmLabel: 'நீக்குக' },
      hi: { title: 'यह पता हटाएँ?', confirmLabel: 'हटाएँ' },
    },
  },
};
export const Busy: Story = { args: { busy: true } };
