import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { useState } from 'react';
import { CountStepper } from './CountStepper';

const meta = {
  title: 'Staff/Count stepper',
  component: CountStepper,
  args: { label: 'Foxtail millet 500 g', value: 2, min: 0, max: 3, onChange: fn() },
  parameters: { state: { staffUser: true } },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <CountStepper {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof CountStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Between: Story = {};
export const AtItsLeast: Story = { args: { value: 0 } };
export const AtItsMost: Story = { args: { value: 3 } };
