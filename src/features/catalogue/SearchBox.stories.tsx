import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SearchBox } from './SearchBox';

const meta = {
  component: SearchBox,
  args: { value: undefined, onSearch: () => undefined },
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Searched: Story = { args: { value: 'ragi' } };
