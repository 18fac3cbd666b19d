import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { OfflineNotice } from './OfflineNotice';

const meta = {
  title: 'Feedback/Offline notice',
  component: OfflineNotice,
  parameters: {
    docs: {
      description: {
        component: `
A line that says that there is no network, for as long as that is so.

**When to use.** Once, in the layout.

**Do** leave the page below usable: cart and visited pages work offline.

**Don't** render it per page.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
  },
} satisfies Meta<typeof OfflineNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Online, it shows nothing. */
export const Online: Story = {};

export const Offline: Story = {
  beforeEach: () => {
    Object.defineProperty(window.navigator, 'onLine', { value: false, configurable: true });
    return () => {
      Reflect.deleteProperty(window.navigator, 'onLine');
    };
  },
};
