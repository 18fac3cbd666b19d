import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import type { RatingBody } from '../../../contract/ratings';
import { buildOwnRating, buildRatableProduct, buildRatingsOfOrder } from '../../testing/builders/ratings';
import { stubObjectUrls } from '../../testing/choosePhoto';
import { api, ok, rejected } from '../../testing/handlers/responses';
import { mswServer } from '../../testing/mswServer';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { RateProducts } from './RateProducts';

const one = api('/order/rating/:orderId/rc-mapp');
beforeAll(stubObjectUrls);

const open = async (name = 'Rate Mappillai Samba') => {
  const { user, unmount } = renderWithProviders(<RateProducts orderId="order-1" />, { loggedIn: true });
  await user.click(await screen.findByRole('button', { name }));
  return { user, unmount, dialog: within(await screen.findByRole('dialog', { name: 'Mappillai Samba' })) };
};

it('sends stars by keyboard, words and a photo', async () => {
  const sent: RatingBody[] = [];
  mswServer.use(
    http.post(one, async ({ request }) => {
      sent.push((await request.json()) as RatingBody);
      return ok(buildRatingsOfOrder(), 'Thank you.');
    }),
  );
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('button', { name: 'Send the rating' }));
  expect(await dialog.findByText('Choose one to five stars')).toBeVisible();
  act(() => dialog.getByRole('radio', { name: '3 stars' }).focus());
  await user.keyboard(' {ArrowRight}');
  await user.type(dialog.getByLabelText('In your words'), ' Cooks soft ');
  await user.upload(dialog.getByLabelText('Add a photo'), new File(['x'], 'rice.jpg', { type: 'image/jpeg' }));
  expect(await dialog.findByRole('img', { name: 'Your photo 1' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Send the rating' }));
  await waitFor(() => expect(sent).toEqual([{ stars: 4, text: 'Cooks soft', photoIds: ['photo-1'] }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('rejects a photo above 200 kB that the browser can’t make smaller', async () => {
  const { user, dialog } = await open();
  const large = new File([new Uint8Array(204_801)], 'rice.jpg', { type: 'image/jpeg' });
  await user.upload(dialog.getByLabelText('Add a photo'), large);
  expect(await dialog.findByText('Max File size is 200kb')).toBeVisible();
});

it('says beside the words why they are rejected, and keeps them', async () => {
  const fields = { text: 'A rating is public, so please leave telephone numbers out.' };
  mswServer.use(http.post(one, () => rejected(400, Object.values(fields), { data: { fields } })));
  const { user, dialog, unmount } = await open();
  await user.click(dialog.getByRole('radio', { name: '5 stars' }));
  await user.type(dialog.getByLabelText('In your words'), 'Call 9876543210');
  await user.upload(dialog.getByLabelText('Add a photo'), new File(['x'], 'rice.jpg', { type: 'image/jpeg' }));
  expect(await dialog.findByRole('img', { name: 'Your photo 1' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Send the rating' }));
  expect(await dialog.findByText(fields.text)).toBeVisible();
  unmount();
  const { dialog: again } = await open();
  expect(again.getByLabelText('In your words')).toHaveValue('Call 9876543210');
  expect(again.getByRole('radio', { name: '5 stars' })).toBeChecked();
  expect(again.getByText('Your photo 1')).toBeVisible();
});

it('withdraws a rating once that is confirmed', async () => {
  const withdrawn: string[] = [];
  mswServer.use(
    http.get(api('/order/rating/:orderId'), () =>
      ok({
        products: [buildRatableProduct({ productId: 'rc-mapp', name: 'Mappillai Samba', rating: buildOwnRating() })],
      }),
    ),
    http.delete(one, ({ request }) => {
      withdrawn.push(request.url);
      return ok(buildRatingsOfOrder(), 'Your rating is withdrawn.');
    }),
  );
  const { user } = renderWithProviders(<RateProducts orderId="order-1" />, { loggedIn: true });
  await user.click(await screen.findByRole('button', { name: 'Withdraw your rating of Mappillai Samba' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('Your rating is withdrawn.')).toBeVisible();
  expect(withdrawn).toEqual([expect.stringContaining('/order-1/rc-mapp')]);
});
