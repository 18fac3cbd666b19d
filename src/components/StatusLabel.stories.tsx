import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StatusLabel } from './StatusLabel';

const meta = { title: 'Orders/Status label', component: StatusLabel } satisfies Meta<typeof StatusLabel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = { args: { tone: 'waiting', label: 'WAITING FOR PAYMENT' } };
export const Moving: Story = { args: { tone: 'moving', label: 'PROCESSING' } };
export const Done: Story = { args: { tone: 'done', label: 'DELIVERED' } };
export const Stopped: Story = { args: { tone: 'stopped', label: 'CANCELLED' } };
