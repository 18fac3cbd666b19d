import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { AddressTypeSign } from './AddressTypeSign';
import { SignDisc } from './SignDisc';

const meta = {
  title: 'Foundations/Sign disc',
  component: SignDisc,
  args: { children: <AddressTypeSign type={1} /> },
} satisfies Meta<typeof SignDisc>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAHome: Story = {};
export const Work: Story = { args: { children: <AddressTypeSign type={2} /> } };
export const Other: Story = { args: { children: <AddressTypeSign type={3} /> } };
