import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { FileButton } from './FileButton';

const meta = {
  title: 'Forms and dialogs/File button',
  component: FileButton,
  args: { label: 'Add a photo', accept: 'image/*', onFile: fn() },
  parameters: {
    docs: {
      description: {
        component: `
A button that opens the device's file picker and hands over the first file.

**When to use.** Wherever one file is chosen: a photo, a CSV file.

**Do** say beside it which kinds and sizes are accepted.

**Don't** upload before the customer sees what was chosen.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
  },
} satisfies Meta<typeof FileButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Photo: Story = {
  parameters: { argsIn: { ta: { label: 'புகைப்படம் சேர்க்க' }, hi: { label: 'फ़ोटो जोड़ें' } } },
};
export const Busy: Story = { args: { loading: true } };
