import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { http } from 'msw';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { buildProductCards, buildProductPage } from '../../testing/builders/homepage';
import { api, ok } from '../../testing/handlers/responses';
import { PackSearch } from './PackSearch';

const productsFound = (count: number) => ({
  msw: [http.post(api('/homepage/products'), () => ok(buildProductPage({ items: buildProductCards(count) })))],
});

const meta = {
  title: 'Staff/Pack search',
  component: PackSearch,
  args: { label: 'Add a pack', onPick: fn() },
  parameters: { state: { staffUser: true } },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 320 }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof PackSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** Arrows and Enter pick a pack. */
export const Found: Story = {
  parameters: productsFound(2),
  play: async ({ args }) => {
    await userEvent.type(screen.getByRole('combobox', { name: args.label }), 'millet');
    await expect((await screen.findAllByRole('option')).length).toBeGreaterThan(0);
  },
};

export const NothingFound: Story = {
  parameters: productsFound(0),
  play: async ({ args }) => {
    await userEvent.type(screen.getByRole('combobox', { name: args.label }), 'xyz');
    await screen.findByText('Nothing found');
  },
};
