import { composeStories } from '@storybook/react-webpack5';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { api, ok, rejected } from '../../testing/handlers/responses';
import { mswServer } from '../../testing/mswServer';
import { renderStory } from '../../testing/renderStory';
import * as stories from './EraseAccountDialog.stories';

const { Open } = composeStories(stories);
const FAREWELL = /^Your account is erased\./;

const listen = () => {
  const bodies: unknown[] = [];
  mswServer.use(
    http.post(api('/customer/erase'), async ({ request }) => {
      bodies.push(await request.json());
      return ok(null);
    }),
  );
  return bodies;
};
const cart = [{ _id: 'ml-thinai-500', productPrice: 7500, quantity: 1, addons: [] }];
const open = () => renderStory(Open, { route: ['/', '/profile'], cart });
const digits = () => screen.findByRole('textbox', { name: 'Last four digits of your number' });
const erase = async (user: ReturnType<typeof open>['user'], typed: string) => {
  await user.type(await digits(), typed);
  await user.click(screen.getByRole('button', { name: 'Erase for good' }));
};

it('itemises what is erased and what the law retains', async () => {
  open();
  const dialog = await screen.findByRole('dialog', { name: 'Erase your account?' });
  const parts = within(dialog).getAllByRole('listitem');
  expect(parts.map(({ textContent }) => textContent)).toEqual([
    'your name, e-mail and photo',
    'your mobile number: you may register it anew',
    'all saved addresses',
    'your logins, on every device',
    'what you wrote to us while logged in',
    'in your orders: street, receiver, notes and reasons',
    'the goods, amounts and taxes of your orders',
    'the bank’s reference of each payment',
    'the locality and PIN code that each order went to',
  ]);
});

it.each([
  ['nothing', '{Enter}', 'Type the last four digits of your mobile number'],
  ['other digits', '1234', 'These are not the last four digits of your mobile number'],
  ['too few digits', '321', 'These are not the last four digits of your mobile number'],
  ['letters, which leave no trace', 'abcd', 'Type the last four digits of your mobile number'],
])('erases nothing for %s', async (_what, typed, message) => {
  const bodies = listen();
  const { user } = open();
  await erase(user, typed);
  expect(await screen.findByText(message)).toBeVisible();
  await waitFor(async () => expect(await digits()).toHaveFocus());
  expect(bodies).toEqual([]);
});

it('erases after the last four digits, clears all local data, goes home and confirms', async () => {
  const bodies = listen();
  window.localStorage.setItem('token', 'token-of-meena');
  window.localStorage.setItem('loginnumber', '9876543210');
  window.sessionStorage.setItem('checkoutDraft', '{"note":"Ring twice"}');
  const { user, store, router } = open();
  await erase(user, '3210');
  expect(await screen.findByText(FAREWELL)).toBeVisible();
  expect(bodies).toEqual([{ lastDigits: '3210' }]);
  expect(router.state.location.pathname).toBe('/');
  expect(window.localStorage).toHaveLength(0);
  expect(window.sessionStorage.getItem('checkoutDraft')).toBeNull();
  const { auth, cart: emptied, customerApi, ordersApi } = store.getState();
  expect([auth.token, auth.user, emptied.items]).toEqual([null, null, []]);
  expect([customerApi.queries, customerApi.mutations, ordersApi.queries]).toEqual([{}, {}, {}]);
});

it("shows what blocks erasure until closed, and doesn't log out", async () => {
  const text = 'Order VY-1001 is still under way. Wait until it has arrived, or cancel it.';
  mswServer.use(http.post(api('/customer/erase'), () => rejected(409, text)));
  const { user, store } = open();
  await erase(user, '3210');
  const rejection = await screen.findByText(text);
  expect(rejection).toBeVisible();
  // In the dialog only, not in a toast.
  expect(screen.getAllByText(text)).toHaveLength(1);
  expect(rejection.closest('[role="alert"]')).toHaveFocus();
  expect(store.getState().auth.token).toBe('token-of-meena');
  expect(await digits()).toHaveValue('3210');
});

it('without a connection changes nothing, and can be pressed again', async () => {
  mswServer.use(http.post(api('/customer/erase'), () => HttpResponse.error(), { once: true }));
  const { user, store } = open();
  await erase(user, '3210');
  expect(await screen.findByText('No connection')).toBeVisible();
  expect(store.getState().auth.token).toBe('token-of-meena');
  await user.click(screen.getByRole('button', { name: 'Erase for good' }));
  expect(await screen.findByText(FAREWELL)).toBeVisible();
});

it('sends once, however often pressed', async () => {
  const bodies = listen();
  const { user } = open();
  await user.type(await digits(), '3210');
  await user.dblClick(screen.getByRole('button', { name: 'Erase for good' }));
  expect(await screen.findByText(FAREWELL)).toBeVisible();
  expect(bodies).toHaveLength(1);
});
