import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PageSkeleton } from './PageSkeleton';

const meta = { title: 'Feedback/Page skeleton', component: PageSkeleton } satisfies Meta<typeof PageSkeleton>;
export default meta;

export const Loading: StoryObj<typeof meta> = {};
