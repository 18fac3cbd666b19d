import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { buildStop } from '../../testing/builders/staffRounds';
import { DropAddress } from './DropAddress';

const { address } = buildStop(0);

const meta = {
  title: 'Staff/Drop address',
  component: DropAddress,
  args: { address, note: null },
} satisfies Meta<typeof DropAddress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithInstructions: Story = {
  args: { address: { ...address, instructions: 'Blue gate behind the temple' }, note: 'Ring twice' },
};
