import { composeStories } from '@storybook/react-webpack5';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import type { MessageChoiceBody } from '../../../contract/messageChoices';
import { buildMessageChoices } from '../../testing/builders/customer';
import { statefulMessageHandlers } from '../../testing/handlers/customer';
import { api, ok, rejected } from '../../testing/handlers/responses';
import { mswServer } from '../../testing/mswServer';
import { renderStory } from '../../testing/renderStory';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { MessagesPage } from './MessagesPage';
import * as stories from './MessagesPage.stories';

const { EmailBounced, EmailUnsubscribed, WhatsAppStopped, OnlySms, Loading, Failed } = composeStories(stories);

/** With a customer who has chosen nothing. */
const open = () => {
  mswServer.use(...statefulMessageHandlers());
  return renderWithProviders(<MessagesPage />, { loggedIn: true });
};
const group = async (name: string) => within(await screen.findByRole('radiogroup', { name }));
const needed = () => group('What your order needs');
const progress = () => group('How your order gets on');

/** Records choices on their way to the story's handlers. */
const recordChoices = () => {
  const bodies: MessageChoiceBody[] = [];
  mswServer.events.on('request:start', ({ request }) => {
    if (request.method === 'PUT')
      void request
        .clone()
        .json()
        .then((body: MessageChoiceBody) => bodies.push(body));
  });
  return bodies;
};
afterEach(() => mswServer.events.removeAllListeners());

it('offers the channels of the shop, and says what cannot be switched off, and why', async () => {
  open();
  const names = (found: HTMLElement[]) => found.map((radio) => radio.closest('label')?.textContent);
  const ways = ['SMS to …3210', 'WhatsApp to …3210', 'E-mail to meena@example.com'];
  expect(names((await needed()).getAllByRole('radio'))).toEqual(ways);
  expect(names((await progress()).getAllByRole('radio'))).toEqual([...ways, 'Off']);
  expect(screen.getByText(/^These can’t be switched off, because/)).toBeVisible();
  const whatsApp = (await needed()).getByRole('radio', { name: /^WhatsApp/ });
  expect(whatsApp).toHaveAccessibleDescription(/^With WhatsApp you agree that Vayal writes/);
});

it('saves each choice at once, and takes it back by undo', async () => {
  const bodies = recordChoices();
  const { user } = open();
  await user.click((await progress()).getByRole('radio', { name: 'Off' }));
  expect((await progress()).getByRole('radio', { name: 'Off' })).toBeChecked();
  expect(await screen.findByText('Saved: How your order gets on: Off')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect((await progress()).getByRole('radio', { name: /^SMS/ })).toBeChecked());
  await waitFor(() =>
    expect(bodies).toEqual([
      { group: 'PROGRESS', channel: null },
      { group: 'PROGRESS', channel: 'SMS' },
    ]),
  );
});

it('saves by keyboard only where the arrows end', async () => {
  const bodies = recordChoices();
  const { user } = open();
  const sms = (await needed()).getByRole('radio', { name: /^SMS/ });
  act(() => sms.focus());
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(await screen.findByText('Saved: What your order needs: E-mail to meena@example.com')).toBeVisible();
  expect(bodies).toEqual([{ group: 'NEEDED', channel: 'EMAIL' }]);
});

it('saves what was chosen a moment before the page is left', async () => {
  const bodies = recordChoices();
  const { user, unmount } = open();
  await user.click((await needed()).getByRole('radio', { name: /^WhatsApp/ }));
  unmount();
  await waitFor(() => expect(bodies).toEqual([{ group: 'NEEDED', channel: 'WHATSAPP' }]));
});

it('restores the old choice where it could not be saved', async () => {
  const { user } = open();
  mswServer.use(http.put(api('/customer/messages'), () => rejected(409, 'This channel can’t be chosen.')));
  await user.click((await needed()).getByRole('radio', { name: /^E-mail/ }));
  expect(await screen.findByText('This channel can’t be chosen.')).toBeVisible();
  await waitFor(async () => expect((await needed()).getByRole('radio', { name: /^SMS/ })).toBeChecked());
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

it('leads to another e-mail where none arrives', async () => {
  renderStory(EmailBounced);
  expect(await screen.findByText(/^No mail reaches meena@example\.com, so we write by SMS\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Change the e-mail' })).toHaveAttribute('href', '/profile');
  expect(screen.queryByRole('radio', { name: /^E-mail/ })).not.toBeInTheDocument();
});

it('takes back an unsubscription', async () => {
  const { user } = renderStory(EmailUnsubscribed);
  await user.click(await screen.findByRole('button', { name: 'Write e-mails to me again' }));
  expect(await screen.findByText('We write to meena@example.com again')).toBeVisible();
  expect((await needed()).getByRole('radio', { name: /^E-mail/ })).toBeEnabled();
  expect(screen.queryByText(/^You ended our mail/)).not.toBeInTheDocument();
  expect((await needed()).getByRole('radio', { name: /^SMS/ })).toHaveFocus();
});

it('says that STOP ended WhatsApp', async () => {
  renderStory(WhatsAppStopped);
  expect(await screen.findByText(/^You wrote STOP on WhatsApp/)).toBeVisible();
});

it('has only SMS in a shop without more', async () => {
  renderStory(OnlySms);
  expect((await needed()).getAllByRole('radio')).toHaveLength(1);
  expect(screen.queryByText(/WhatsApp/)).not.toBeInTheDocument();
});

it('shows that it is loading, and a failure that can be retried', async () => {
  const { unmount } = renderStory(Loading);
  expect(screen.getByRole('status', { name: 'Loading your messages' })).toBeVisible();
  unmount();
  const { user } = renderStory(Failed);
  expect(await screen.findByText('Your messages could not be loaded')).toBeVisible();
  mswServer.use(http.get(api('/customer/messages'), () => ok(buildMessageChoices())));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await needed()).getAllByRole('radio')).toHaveLength(3);
});
