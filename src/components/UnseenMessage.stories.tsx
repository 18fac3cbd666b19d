import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { UnseenMessage } from './UnseenMessage';

const meta = { title: 'Feedback/Not cached message', component: UnseenMessage } satisfies Meta<typeof UnseenMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Offline, at an address that was never opened here. */
export const NeverOpened: Story = {};
