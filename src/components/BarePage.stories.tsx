import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { BarePage } from './BarePage';
import { PageTitle } from './PageTitle';

const meta = {
  title: 'Header and footer/Bare page',
  component: BarePage,
  parameters: { layout: 'fullscreen' },
  args: { children: <PageTitle title="My orders" back={{ to: '/profile', label: 'My profile' }} /> },
} satisfies Meta<typeof BarePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const Narrow: Story = { args: { maxWidth: 'tablet' } };
