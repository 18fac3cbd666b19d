import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { COLOUR_MODES } from '../lib/colourMode';
import { ThemeSwitch } from './ThemeSwitch';

const meta = {
  title: 'Header and footer/Theme switch',
  component: ThemeSwitch,
  args: { onChange: fn() },
  argTypes: { mode: { control: 'radio', options: COLOUR_MODES } },
} satisfies Meta<typeof ThemeSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const System: Story = { args: { mode: 'system' } };
export const Dark: Story = { args: { mode: 'dark' } };
