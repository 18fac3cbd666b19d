import { composeStories } from '@storybook/react-webpack5';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { buildStaffRating } from '../../../testing/builders/ratings';
import { ok, staffApiUrl } from '../../../testing/handlers/responses';
import { stubObjectUrls } from '../../../testing/choosePhoto';
import { mswServer } from '../../../testing/mswServer';
import { renderStory } from '../../../testing/renderStory';
import * as stories from './RatingsPage.stories';

beforeAll(stubObjectUrls);

const { Unanswered, PhotosToCheck } = composeStories(stories);

it('hides a rating with a reason alone', async () => {
  const sent: unknown[] = [];
  mswServer.use(
    http.post(staffApiUrl('/ratings/:id/hide'), async ({ request }) => {
      sent.push(await request.json());
      return ok(buildStaffRating({ hiddenReason: 'Against the law' }), 'The rating is hidden.');
    }),
  );
  const { user } = renderStory(Unanswered);
  await user.click(await screen.findByRole('button', { name: /^Hide: 4 stars, / }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hide the rating' }));
  await user.click(dialog.getByRole('button', { name: 'Hide it' }));
  expect(await dialog.findByText('Write why it is hidden')).toBeVisible();
  await user.type(dialog.getByLabelText('Why it is hidden'), 'Against the law');
  await user.click(dialog.getByRole('button', { name: 'Hide it' }));
  expect(await screen.findByText('The rating is hidden.')).toBeVisible();
  expect(sent).toEqual([{ reason: 'Against the law' }]);
});

it('lets a photo show, and filters by what is in the URL', async () => {
  const asked: string[] = [];
  const sent: unknown[] = [];
  mswServer.events.on('request:start', ({ request }) => void asked.push(request.url));
  const { user } = renderStory(PhotosToCheck);
  mswServer.use(
    http.put(staffApiUrl('/ratings/:id/photos/:photoId'), async ({ request }) => {
      sent.push(await request.json());
      return ok(buildStaffRating(), 'The photo shows now.');
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Let it show: photo 1' }));
  await waitFor(() => expect(sent).toEqual([{ isShown: true }]));
  expect(asked.some((url) => url.includes('filter=PHOTOS&productId=ml-thinai'))).toBe(true);
  expect(screen.getByRole('combobox', { name: 'Show' })).toHaveValue('PHOTOS');
  mswServer.events.removeAllListeners();
});
