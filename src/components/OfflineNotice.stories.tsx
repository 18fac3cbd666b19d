import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { OfflineNotice } from './OfflineNotice';

const meta = { title: 'Feedback/Offline notice', component: OfflineNotice } satisfies Meta<typeof OfflineNotice>;
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
