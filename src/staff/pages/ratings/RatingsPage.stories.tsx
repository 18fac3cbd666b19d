import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { userEvent, within } from 'storybook/test';
import { buildStaffRating } from '../../../testing/builders/ratings';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { RatingsPage } from './RatingsPage';

const url = staffApiUrl('/ratings');
const shown = (...items: ReturnType<typeof buildStaffRating>[]) => ({
  msw: [http.get(url, () => ok({ items, nextCursor: null }))],
});

const meta = {
  title: 'Staff/Ratings page',
  component: RatingsPage,
  parameters: { state: { staffUser: true }, route: '/staff/ratings' },
} satisfies Meta<typeof RatingsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unanswered: Story = {};
export const PhotosToCheck: Story = {
  parameters: {
    route: '/staff/ratings?filter=PHOTOS&product=ml-thinai',
    ...shown(
      buildStaffRating({
        photos: [
          { photoId: 'photo-1', state: 'WAITING' },
          { photoId: 'photo-2', state: 'SHOWN' },
        ],
      }),
    ),
  },
};
export const Hidden: Story = {
  parameters: shown(
    buildStaffRating({ stars: 1, hiddenReason: 'It named a neighbour.', answer: 'We have called you.' }),
    buildStaffRating({ _id: 'rating-2', isSample: true, orderNumber: null, customerId: null, customerName: '' }),
  ),
};
export const Answering: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Answer: / }));
    await within(document.body).findByRole('dialog', { name: 'Answer the rating' });
  },
};
export const None: Story = { parameters: shown() };
export const Loading: Story = { parameters: { msw: [http.get(url, () => delay('infinite'))] } };
export const Failed: Story = { parameters: { msw: [http.get(url, () => rejected(500))] } };
