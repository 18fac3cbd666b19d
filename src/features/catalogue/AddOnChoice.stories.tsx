import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { buildProductDetail } from '../../testing/builders/homepage';
import { AddOnChoice } from './AddOnChoice';

const meta = {
  component: AddOnChoice,
  args: { addOns: buildProductDetail().addOns, value: [], onChange: () => undefined },
  render: function Choosing(args) {
    const [value, setValue] = useState<readonly string[]>(args.value);
    return <AddOnChoice {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof AddOnChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoneChosen: Story = {};
export const OneChosen: Story = { args: { value: ['gift-box'] } };
