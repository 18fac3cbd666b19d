import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { PillChoice } from './PillChoice';

const meta = {
  title: 'Forms and dialogs/Pill choice',
  component: PillChoice,
  args: {
    label: 'Colours',
    value: 'system',
    options: [
      { value: 'system', label: 'Same as device' },
      { value: 'light', label: 'Light' },
      { value: 'dark', label: 'Dark' },
    ],
    onChange: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: `
One of a few short options, all in sight.

**When to use.** Two to five options of one or two words. Longer ones use ChoiceRow, packs PackChips.

**Do** mark the language of an option that is written in its own.

**Don't** use it for more than one choice at a time.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
  },
} satisfies Meta<typeof PillChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
/** Each option in its own language and script. */
export const Languages: Story = {
  args: {
    label: 'Language',
    value: 'ta',
    options: [
      { value: 'en', label: 'English', lang: 'en' },
      { value: 'ta', label: 'தமிழ்', lang: 'ta' },
      { value: 'hi', label: 'हिन्दी', lang: 'hi' },
    ],
  },
};
