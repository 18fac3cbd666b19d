import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { COLOUR_MODES } from '../lib/colourMode';
import { ThemeSwitch } from './ThemeSwitch';

const meta = {
  title: 'Header and footer/Theme switch',
  component: ThemeSwitch,
  args: { onChange: fn() },
  argTypes: { mode: { control: 'radio', options: COLOUR_MODES } },
  parameters: {
    docs: {
      description: {
        component: `
Light, dark, or as the device has it.

**When to use.** The footer and the menu of a phone's header. In the profile use PillChoice.

**Do** store the choice in the layout, as a cookie that the server reads.

**Don't** switch by time of day: the device does.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
  },
} satisfies Meta<typeof ThemeSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const System: Story = { args: { mode: 'system' } };
export const Dark: Story = { args: { mode: 'dark' } };
