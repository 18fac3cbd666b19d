import { composeStories } from '@storybook/react-webpack5';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { api } from '../../testing/handlers/responses';
import { mswServer } from '../../testing/mswServer';
import { renderStory } from '../../testing/renderStory';
import * as stories from './OrderDocuments.stories';

const { WithCreditNote, Failed } = composeStories(stories);

let saved: string[];
beforeEach(() => {
  saved = [];
  URL.createObjectURL = () => 'blob:document';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

it('saves the chosen document under its number', async () => {
  const asked: string[] = [];
  mswServer.use(
    http.get(api('/order/invoice/:orderId'), ({ request }) => {
      const { pathname, search } = new URL(request.url);
      asked.push(pathname + search);
      return HttpResponse.arrayBuffer(new TextEncoder().encode('%PDF-1.7').buffer);
    }),
  );
  const { user } = renderStory(WithCreditNote);
  await user.click(screen.getByRole('button', { name: 'Download credit note CN/26-27/00003' }));
  await waitFor(() => expect(saved).toEqual(['CN-26-27-00003.pdf']));
  expect(asked).toEqual(['/api/web/order/invoice/order-1?document=note-1']);
});

it('says why when a document can’t be loaded, and saves nothing', async () => {
  const { user } = renderStory(Failed);
  await user.click(screen.getByRole('button', { name: 'Download invoice TI/26-27/00012' }));
  expect(await screen.findByText('Rejected')).toBeInTheDocument();
  expect(saved).toEqual([]);
});
