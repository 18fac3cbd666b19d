import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { VisuallyHidden } from './VisuallyHidden';

const meta = {
  title: 'Foundations/Visually hidden',
  component: VisuallyHidden,
  args: { children: 'Only for those who listen' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;

export const Hidden: StoryObj<typeof meta> = {};
