import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { buildProductCards } from '../../testing/builders/homepage';
import { api } from '../../testing/handlers/responses';
import { statefulWishlistHandlers } from '../../testing/handlers/wishlist';
import { mswServer } from '../../testing/mswServer';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { readGuestWishes } from '../../store/guestWishes';
import { WishlistPage } from './WishlistPage';

const [first, second] = buildProductCards(3);

test('shows a guest’s wishes from the browser, and removes one of them there', async () => {
  localStorage.setItem('wishlist', JSON.stringify([first!._id, second!._id]));
  renderWithProviders(<WishlistPage />);
  await userEvent.click(await screen.findByRole('button', { name: `Remove ${first!.name}` }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: first!.name })).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: second!.name })).toBeVisible();
  expect(readGuestWishes()).toEqual([second!._id]);
});

test.each(['{', '[1, null, {}]', '"a"', '[""]'])('drops a damaged list: %s', async (text) => {
  localStorage.setItem('wishlist', text);
  renderWithProviders(<WishlistPage />);
  expect(await screen.findByText('Nothing on your wishlist yet')).toBeVisible();
});

test('takes a guest’s wishes over once a customer is logged in, and says what is not for sale', async () => {
  localStorage.setItem('wishlist', JSON.stringify([first!._id]));
  let merges = 0;
  mswServer.use(
    http.post(api('/customer/wishlist/merge'), async () => {
      merges += 1;
      // The rows are there meanwhile.
      await screen.findByText('Old rice');
    }),
    ...statefulWishlistHandlers({ items: [{ _id: 'gone', name: 'Old rice', product: null }] }),
  );
  renderWithProviders(<WishlistPage />, { loggedIn: true });
  expect(await screen.findByRole('heading', { name: first!.name })).toBeVisible();
  await waitFor(() => expect(readGuestWishes()).toEqual([]));
  expect(merges).toBe(1);
  expect(screen.getByText('Not for sale at present')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Old rice' }));
  await waitFor(() => expect(screen.queryByText('Old rice')).not.toBeInTheDocument());
});

test('has a customer told of a sold-out pack, and takes that back', async () => {
  const soldOut = { ...first!, packs: first!.packs.map((pack) => ({ ...pack, available: 0 })) };
  mswServer.use(...statefulWishlistHandlers({ items: [{ _id: soldOut._id, name: soldOut.name, product: soldOut }] }));
  renderWithProviders(<WishlistPage />, { loggedIn: true });
  await userEvent.click(await screen.findByRole('button', { name: /^Tell me when/ }));
  await userEvent.click(await screen.findByRole('button', { name: /^Don’t tell me/ }));
  expect(await screen.findByRole('button', { name: /^Tell me when/ })).toBeVisible();
});
