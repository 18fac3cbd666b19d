import { composeStories } from '@storybook/react-webpack5';
import { screen } from '@testing-library/react';
import { http } from 'msw';
import { buildLoginSession } from '../../testing/builders/customer';
import { api, ok, rejected } from '../../testing/handlers/responses';
import { mswServer } from '../../testing/mswServer';
import { renderStory } from '../../testing/renderStory';
import * as stories from './LoginSessionList.stories';

const { Loaded, OnlyHere, Unnamed, UnnamedHere, Loading, Failed } = composeStories(stories);
const rows = async () =>
  (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));
const endOthers = () => screen.findByRole('button', { name: 'Log out everywhere else' });

it('lists browsers with their dates, and marks this one', async () => {
  renderStory(Loaded);
  expect(await rows()).toEqual([
    'Chrome on AndroidThis browserSince 01 Nov 2026, last used 20 Nov 2026',
    'Firefox on WindowsSince 01 Nov 2026, last used 12 Nov 2026',
  ]);
});

it('says what it knows of a browser that tells little', async () => {
  renderStory(Unnamed);
  expect(await rows()).toEqual([
    expect.stringMatching(/^Samsung Internet on Android/),
    expect.stringMatching(/^Android/),
    expect.stringMatching(/^Unknown browser/),
  ]);
});

it('says only once that this browser is this one', async () => {
  renderStory(UnnamedHere);
  expect(await rows()).toEqual([expect.stringMatching(/^This browserSince/)]);
});

it('ends all others, and shows what is left', async () => {
  let ended = 0;
  mswServer.use(
    http.post(api('/customer/sessions/end-others'), () => {
      ended += 1;
      mswServer.use(http.get(api('/customer/sessions'), () => ok([buildLoginSession({ current: true })])));
      return ok(null);
    }),
  );
  const { user, store } = renderStory(Loaded);
  await user.click(await endOthers());
  expect(await screen.findByText('You are logged in only here now')).toBeVisible();
  expect(await rows()).toHaveLength(1);
  expect(ended).toBe(1);
  expect(store.getState().auth.token).toBe('token-of-meena');
});

it('explains a failure and keeps the list', async () => {
  mswServer.use(http.post(api('/customer/sessions/end-others'), () => rejected(500, 'The shop stumbled.')));
  const { user } = renderStory(Loaded);
  await user.click(await endOthers());
  expect(await screen.findByText('The shop stumbled.')).toBeVisible();
  expect(await rows()).toHaveLength(2);
});

it('the list has nothing to end where the customer is logged in only here', async () => {
  renderStory(OnlyHere);
  expect(await rows()).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Log out everywhere else' })).not.toBeInTheDocument();
});

it('shows that it is loading', () => {
  renderStory(Loading);
  expect(screen.getByRole('status', { name: 'Loading your logins' })).toBeVisible();
});

it('reports a failure, and can be retried', async () => {
  const { user } = renderStory(Failed);
  expect(await screen.findByText('Your logins could not be loaded')).toBeVisible();
  mswServer.use(http.get(api('/customer/sessions'), () => ok([buildLoginSession({ current: true })])));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rows()).toHaveLength(1);
});
