import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { buildEnquiryConversation, buildEnquiryMessage } from '../../../testing/builders/enquiries';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { mswServer } from '../../../testing/mswServer';
import { renderWithProviders } from '../../../testing/renderWithProviders';
import { EnquiryPage } from './EnquiryPage';

const open = () =>
  renderWithProviders(<EnquiryPage />, {
    staffUser: true,
    path: '/staff/enquiries/:ticketNumber',
    route: '/staff/enquiries/VT100001',
  });

it('keeps a reply that another person was quicker with, over a reload too, and sends it after theirs', async () => {
  const sent: unknown[] = [];
  let enquiry = buildEnquiryConversation({ messages: [], newest: null });
  mswServer.use(
    http.get(staffApiUrl('/enquiries/VT100001'), () => ok(enquiry)),
    http.post(staffApiUrl('/enquiries/VT100001/replies'), async ({ request }) => {
      sent.push(await request.json());
      if (sent.length === 1) {
        enquiry = buildEnquiryConversation({ messages: [buildEnquiryMessage({ text: 'It comes tomorrow.' })] });
        return rejected(409, 'There is a newer message.');
      }
      return ok(enquiry, 'The reply is sent.');
    }),
  );
  const { user, unmount } = open();
  await user.type(await screen.findByRole('textbox', { name: 'Reply' }), 'We are sorry.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('It comes tomorrow.')).toBeVisible();
  unmount();

  const again = open();
  const field = await screen.findByRole('textbox', { name: 'Reply' });
  expect(field).toHaveValue('We are sorry.');
  await again.user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(field).toHaveValue(''));
  expect(sent).toEqual([
    { text: 'We are sorry.', after: null },
    { text: 'We are sorry.', after: 'reply-1' },
  ]);
});
