import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CopyButton } from './CopyButton';

const meta = {
  title: 'Staff/Copy button',
  component: CopyButton,
  args: { text: '7KQM-9TXB-4HWC-PR2A' },
} satisfies Meta<typeof CopyButton>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
