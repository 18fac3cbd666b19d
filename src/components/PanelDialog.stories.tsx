import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { PanelDialog } from './PanelDialog';

const meta = {
  title: 'Forms and dialogs/Panel dialog',
  tags: ['framed'],
  component: PanelDialog,
  args: { open: true, title: 'Your Location', children: 'A small task.', onClose: fn() },
  parameters: {
    docs: {
      description: {
        component: `
A titled dialog for a small task.

**When to use.** A task with fields, lists or a map, with a cross and, for steps, a way back. A question uses ConfirmDialog or SheetDialog.

**Do** set \`fillsPhone\` for a map or a long form. **Do** leave the page as it was when it is closed.

**Don't** open a panel from a panel: use steps with \`onBack\`.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
    argsIn: { ta: { title: 'உங்கள் இருப்பிடம்' }, hi: { title: 'आपका स्थान' } },
  },
} satisfies Meta<typeof PanelDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstStep: Story = {};
export const LaterStep: Story = { args: { onBack: fn() } };
