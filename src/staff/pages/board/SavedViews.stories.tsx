import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { SavedViews } from './SavedViews';

const meta = {
  title: 'Staff/Saved views',
  component: SavedViews,
  args: { staffId: 'staff-of-stories', query: 'day=today', onChoose: fn() },
  parameters: { state: { staffUser: true } },
} satisfies Meta<typeof SavedViews>;

export default meta;
export const Open: StoryObj<typeof meta> = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Views' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Views' })).toBeVisible());
  },
};
