import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import { rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { BannersPage } from './BannersPage';

const meta = {
  title: 'Staff/Banners',
  component: BannersPage,
  parameters: { state: { staffUser: true } },
} satisfies Meta<typeof BannersPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = (name: string) => waitFor(() => expect(screen.getByRole('dialog', { name })).toBeVisible());

export const Loaded: Story = {};

export const New: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add a banner' }));
    await opened('Add a banner');
  },
};

export const Changing: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Change Millets, straight from the field' }));
    await opened('Millets, straight from the field');
  },
};

/** Photos of the shop's own are still to be chosen; it leads to a product that is being searched. */
export const OwnPhotos: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Change Heirloom rices' }));
    await opened('Heirloom rices');
    await userEvent.click(screen.getByRole('radio', { name: 'Photos of your own' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Leads to' }), 'product');
    await userEvent.type(screen.getByRole('combobox', { name: 'Product' }), 'millet');
    await expect((await screen.findAllByRole('option', { name: /Millet/ }))[0]).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: [http.get(staffApiUrl('/selling/banners'), () => delay('infinite'))] },
};

export const Failed: Story = {
  parameters: { msw: [http.get(staffApiUrl('/selling/banners'), () => rejected(503))] },
};
