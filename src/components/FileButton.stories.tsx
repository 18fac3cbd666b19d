import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { FileButton } from './FileButton';

const meta = {
  title: 'Forms and dialogs/File button',
  component: FileButton,
  args: { label: 'Add a photo', accept: 'image/*', onFile: fn() },
} satisfies Meta<typeof FileButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Photo: Story = {};
export const Busy: Story = { args: { loading: true } };
