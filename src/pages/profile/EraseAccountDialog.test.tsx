import { composeStories } from '@storybook/react-webpack5';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildCodeSent } from '../../testing/builders/auth';
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
const button = (name: string) => screen.findByRole('button', { name });
const code = () => screen.findByRole('textbox', { name: 'One-time code' });
const sendCode = async (user: ReturnType<typeof open>['user']) => user.click(await button('Send me a code'));
const erase = async (user: ReturnType<typeof open>['user'], typed = '1234') => {
  await sendCode(user);
  await user.type(await code(), typed);
  await user.click(await button('Erase for good'));
};

it('itemises what is erased and what the law retains', async () => {
  open();
  const dialog = await screen.findByRole('dialog', { name: 'Erase your account?' });
  const parts = within(dialog).getAllByRole('listitem');
  expect(parts.map(({ textContent }) => textContent)).toEqual([
    'your name, e-mail and photo',
    'your mobile number: you can register it again',
    'all saved addresses',
    'your logins, on every device',
    'what you wrote to us while logged in',
    'in your orders: street, receiver, notes and reasons',
    'the products, amounts and taxes of your orders',
    'the bank’s reference of each payment',
    'the locality and PIN code that each order went to',
    'the invoices, as they were made out',
  ]);
});

it.each([
  ['nothing', '{Enter}', 'Please enter OTP'],
  ['too few digits', '321', 'OTP should be exactly 4 digits'],
  ['letters, which leave no trace', 'abcd', 'Please enter OTP'],
])('erases nothing for %s', async (_what, typed, message) => {
  const bodies = listen();
  const { user } = open();
  await erase(user, typed);
  expect(await screen.findByText(message)).toBeVisible();
  await waitFor(async () => expect(await code()).toHaveFocus());
  expect(bodies).toEqual([]);
});

it('sends the code only when asked to, and another one', async () => {
  const purposes: unknown[] = [];
  mswServer.use(
    http.post(api('/customer/send/otp'), async ({ request }) => {
      purposes.push(await request.json());
      return ok(buildCodeSent({ session_id: `confirmation-${purposes.length}`, demoCode: '4821' }));
    }),
  );
  const bodies = listen();
  const { user } = open();
  await button('Send me a code');
  expect(screen.getByText(/^To confirm this, we send a code to your mobile number\./)).toBeVisible();
  expect(purposes).toEqual([]);
  await sendCode(user);
  expect(await screen.findByText('Enter the 4-digit code sent to +91 98765 43210')).toBeVisible();
  expect(screen.getByText('This is a demo shop and sends no SMS. Your code is 4821.')).toBeVisible();
  await user.click(await button('Send another code'));
  await waitFor(() => expect(purposes).toEqual([{ purpose: 'ERASE' }, { purpose: 'ERASE' }]));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send another code' })).toBeEnabled());
  await user.type(await code(), '1234');
  await user.click(await button('Erase for good'));
  expect(await screen.findByText(FAREWELL)).toBeVisible();
  expect(bodies).toEqual([{ session_id: 'confirmation-2', otp: '1234' }]);
});

it('explains why no code was sent, and erases nothing', async () => {
  mswServer.use(http.post(api('/customer/send/otp'), () => rejected(429, 'Too many codes')));
  const { user } = open();
  await sendCode(user);
  expect(await screen.findByText('Too many codes')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('erases after a fresh code, clears all local data, goes home and confirms', async () => {
  const bodies = listen();
  window.localStorage.setItem('token', 'token-of-meena');
  window.localStorage.setItem('loginnumber', '9876543210');
  window.localStorage.setItem('browserTokens', JSON.stringify(['x'.repeat(43)]));
  window.sessionStorage.setItem('checkoutDraft', '{"note":"Ring twice"}');
  const { user, store, router } = open();
  await erase(user);
  expect(await screen.findByText(FAREWELL)).toBeVisible();
  expect(bodies).toEqual([{ session_id: 'confirmation-1', otp: '1234' }]);
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
  await erase(user);
  const rejection = await screen.findByText(text);
  expect(rejection).toBeVisible();
  // The message is in the dialog only, not in a toast.
  expect(screen.getAllByText(text)).toHaveLength(1);
  expect(rejection.closest('[role="alert"]')).toHaveFocus();
  expect(store.getState().auth.token).toBe('token-of-meena');
  expect(await code()).toHaveValue('1234');
});

it('without a connection changes nothing, and can be pressed again', async () => {
  mswServer.use(http.post(api('/customer/erase'), () => HttpResponse.error(), { once: true }));
  const { user, store } = open();
  await erase(user);
  expect(await screen.findByText('No connection')).toBeVisible();
  expect(store.getState().auth.token).toBe('token-of-meena');
  await user.click(screen.getByRole('button', { name: 'Erase for good' }));
  expect(await screen.findByText(FAREWELL)).toBeVisible();
});

it('sends once, however often pressed', async () => {
  const bodies = listen();
  const { user } = open();
  await sendCode(user);
  await user.type(await code(), '1234');
  await user.dblClick(screen.getByRole('button', { name: 'Erase for good' }));
  expect(await screen.findByText(FAREWELL)).toBeVisible();
  expect(bodies).toHaveLength(1);
});
