import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { VisuallyHidden } from './VisuallyHidden';

const meta = {
  title: 'Foundations/Visually hidden',
  component: VisuallyHidden,
  args: { children: 'Only for those who listen' },
  parameters: {
    docs: {
      description: {
        component: `
Text for screen readers alone.

**When to use.** Where sighted customers have a visual cue, such as an icon or a position.

**Do** begin a control's name with its visible text.

**Don't** hide what would help all customers.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
  },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;

export const Hidden: StoryObj<typeof meta> = {};
