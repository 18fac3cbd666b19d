import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { ThemeSwitch } from './ThemeSwitch';

const meta = { component: ThemeSwitch, args: { onChange: fn() } } satisfies Meta<typeof ThemeSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const System: Story = { args: { mode: 'system' } };
export const Dark: Story = { args: { mode: 'dark' } };
