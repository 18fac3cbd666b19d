import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SectionHeading } from './SectionHeading';

const meta = {
  title: 'Foundations/Section heading',
  component: SectionHeading,
  args: { id: 'section', title: 'Organic Millets' },
} satisfies Meta<typeof SectionHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithTextAndLink: Story = {
  args: { text: 'Whole and hulled millets, and freshly milled flours', more: { label: 'View all', to: '/categories' } },
};
export const Tamil: Story = { args: { title: 'இயற்கைச் சிறுதானியங்கள்', more: { label: 'எல்லாம் காண்க', to: '/' } } };
