import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { NotCachedMessage } from './NotCachedMessage';

const meta = { title: 'Feedback/Not cached message', component: NotCachedMessage } satisfies Meta<
  typeof NotCachedMessage
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Offline, at a URL that was never opened here. */
export const NeverOpened: Story = {};
