import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PageTitle } from './PageTitle';

const meta = {
  title: 'Header and footer/Page title',
  component: PageTitle,
  args: { title: 'My orders', back: { to: '/profile', label: 'My profile' } },
} satisfies Meta<typeof PageTitle>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On a phone with the way back, on a desktop without. */
export const Default: Story = {};
export const LongTitle: Story = { args: { title: 'எனது விநியோக முகவரிகள் அனைத்தும் இங்கே' } };
