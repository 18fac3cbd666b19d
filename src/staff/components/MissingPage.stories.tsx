import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { rememberReload } from '../../testing/missingChunk';
import { MissingPage } from './MissingPage';

/** It takes a page's place, beside the navigation. For data that failed to load use ErrorState. */
const meta = {
  title: 'Staff/Missing page',
  component: MissingPage,
  args: { onRetry: fn() },
  beforeEach: rememberReload,
  parameters: { state: { staffUser: true } },
} satisfies Meta<typeof MissingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotLoaded: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(args.onRetry).toHaveBeenCalledTimes(1));
  },
};

export const Offline: Story = {
  beforeEach: () => {
    Object.defineProperty(window.navigator, 'onLine', { value: false, configurable: true });
    return () => {
      Reflect.deleteProperty(window.navigator, 'onLine');
    };
  },
};
