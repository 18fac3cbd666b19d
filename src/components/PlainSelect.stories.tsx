import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Contrast } from './icons';
import { PlainSelect } from './PlainSelect';

const meta = {
  title: 'Header and footer/Plain select',
  component: PlainSelect,
  args: {
    label: 'Colours',
    icon: <Contrast fontSize="small" />,
    value: 'light',
    options: [
      { value: 'light', label: 'Light' },
      { value: 'dark', label: 'Dark' },
    ],
    onChange: fn(),
  },
  argTypes: { value: { options: ['light', 'dark'] } },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    const choose = (chosen: string) => {
      setValue(chosen);
      args.onChange(chosen);
    };
    return <PlainSelect {...args} value={value} onChange={choose} />;
  },
  parameters: {
    docs: {
      description: {
        component: `
A native select with an icon.

**When to use.** Header and footer, where one choice of many must stay small. Forms use FormField.

**Do** give it a label even where only its icon shows.

**Don't** use it for fewer than three options where there is room for PillChoice.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
  },
} satisfies Meta<typeof PlainSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithLabel: Story = {};
export const IconOnly: Story = { args: { iconOnly: true } };
/** Each name is marked with its language, so that screen readers pronounce it. */
export const OfLanguages: Story = {
  args: {
    label: 'Language',
    value: 'ta',
    options: [
      { value: 'en', label: 'English', lang: 'en' },
      { value: 'ta', label: 'தமிழ்', lang: 'ta' },
    ],
  },
  argTypes: { value: { options: ['en', 'ta'] } },
};
export const Chosen: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const list = await canvas.findByRole('combobox', { name: 'Colours' });
    await step('Choose Dark', () => userEvent.selectOptions(list, 'Dark'));
    await step('The choice is reported', () => expect(args.onChange).toHaveBeenCalledWith('dark'));
  },
};
