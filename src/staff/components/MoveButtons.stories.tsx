import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { MoveButtons } from './MoveButtons';

const meta = {
  title: 'Staff/Move buttons',
  component: MoveButtons,
  args: { name: 'Puttu Mix', onUp: fn(), onDown: fn() },
  parameters: { state: { staffUser: true } },
} satisfies Meta<typeof MoveButtons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Between: Story = {};
/** Neither up nor down. */
export const TheOnlyOne: Story = { render: ({ name }) => <MoveButtons name={name} /> };
