import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { NoStaffPage } from './NoStaffPage';

const meta = {
  title: 'Staff/No page',
  component: NoStaffPage,
  args: { text: 'This page does not exist' },
  parameters: { state: { staffUser: true } },
} satisfies Meta<typeof NoStaffPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unknown: Story = {};

export const WithoutItsRight: Story = { args: { text: 'Your role has no access to this page' } };
