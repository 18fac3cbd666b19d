import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { UpdateActions } from './UpdateActions';

/** The toast about a new release contains them, see `offerReload`. */
const meta = {
  title: 'Feedback/Update actions',
  component: UpdateActions,
  args: { onReload: fn(), onLater: fn() },
} satisfies Meta<typeof UpdateActions>;
export default meta;

export const Offered: StoryObj<typeof meta> = {};
