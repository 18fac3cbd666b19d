import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { NotCachedMessage } from './NotCachedMessage';

const meta = {
  title: 'Feedback/Not cached message',
  component: NotCachedMessage,
  parameters: {
    docs: {
      description: {
        component: `
An explanation for pages that were never opened on this device, while offline.

**When to use.** In the place of a page that the offline cache doesn't hold.

**Do** link to documents, so that the cache can respond.

**Don't** use it for a failed call: that is ErrorState.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
  },
} satisfies Meta<typeof NotCachedMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Offline, at a URL that was never opened here. */
export const NeverOpened: Story = {};
