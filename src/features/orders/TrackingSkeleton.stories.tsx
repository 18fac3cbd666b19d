import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TrackingSkeleton } from './TrackingSkeleton';

const meta = { title: 'Orders/Tracking skeleton', component: TrackingSkeleton } satisfies Meta<typeof TrackingSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
