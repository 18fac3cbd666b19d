import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Invitation } from './Invitation';

/** For words that only customers can give. One on a page, below what others have said. */
const meta = {
  title: 'Content pages/Invitation',
  component: Invitation,
  args: {
    title: 'The first words here can be yours.',
    text: 'Tell us how it cooked and how it tasted. Praise and criticism are both welcome.',
    action: 'Write to us',
    route: 'support',
  },
} satisfies Meta<typeof Invitation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstWords: Story = {};
