import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { http } from 'msw';
import { userEvent, within } from 'storybook/test';
import { buildOwnRating, buildRatableProduct, buildRatingsOfOrder } from '../../testing/builders/ratings';
import { api, ok } from '../../testing/handlers/responses';
import { RateProducts } from './RateProducts';

const url = api('/order/rating/:orderId');

const meta = {
  title: 'Orders/Ratings',
  component: RateProducts,
  parameters: { state: { loggedIn: true } },
  args: { orderId: 'order-1' },
} satisfies Meta<typeof RateProducts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingRated: Story = {};
export const Rated: Story = {
  parameters: {
    msw: [
      http.get(url, () =>
        ok(
          buildRatingsOfOrder({
            products: [
              buildRatableProduct({
                rating: buildOwnRating({
                  answer: 'Thank you!',
                  photos: [
                    { photoId: 'photo-1', state: 'WAITING' },
                    { photoId: 'photo-2', state: 'REJECTED' },
                  ],
                }),
              }),
              buildRatableProduct({
                productId: 'rc-mapp',
                name: 'Mappillai Samba',
                rating: buildOwnRating({ stars: 1, text: '', hiddenReason: 'It named a neighbour.' }),
              }),
            ],
          }),
        ),
      ),
    ],
  },
};
export const Dialog: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rate Mappillai Samba' }));
    await within(document.body).findByRole('dialog', { name: 'Mappillai Samba' });
  },
};
export const WithoutStars: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rate Mappillai Samba' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Mappillai Samba' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send the rating' }));
    await dialog.findByText('Choose one to five stars');
  },
};
