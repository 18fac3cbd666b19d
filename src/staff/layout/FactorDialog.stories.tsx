import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { FactorDialog } from './FactorDialog';

const meta = {
  title: 'Staff/Second factor again',
  tags: ['framed'],
  component: FactorDialog,
  parameters: { state: { staffUser: true } },
  args: {
    text: 'No one else in this shop may do this. Enter your second factor to do it alone.',
    onEntered: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof FactorDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {};

export const Wrong: Story = { args: { text: 'This code is not right.' } };
