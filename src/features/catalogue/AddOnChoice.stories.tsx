import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { buildProductDetail } from '../../testing/builders/homepage';
import { AddOnChoice } from './AddOnChoice';

const meta = {
  title: 'Product/Add-on choice',
  component: AddOnChoice,
  args: { addOns: buildProductDetail().addOns, value: [], onChange: fn() },
  render: function Choosing(args) {
    const [value, setValue] = useState<readonly string[]>(args.value);
    return <AddOnChoice {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof AddOnChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoneChosen: Story = {};
export const OneChosen: Story = { args: { value: ['gift-box'] } };
