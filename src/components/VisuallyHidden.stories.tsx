import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { VisuallyHidden } from './VisuallyHidden';

const meta = {
  component: VisuallyHidden,
  args: { children: 'Only for those who listen' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;

export const Hidden: StoryObj<typeof meta> = {};
