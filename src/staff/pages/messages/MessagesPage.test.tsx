import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { buildStaffMessages } from '../../../testing/builders/staffMessages';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { mswServer } from '../../../testing/mswServer';
import { renderWithProviders } from '../../../testing/renderWithProviders';
import { MessagesPage } from './MessagesPage';

const open = () => renderWithProviders(<MessagesPage />, { staffUser: true });

it('shows only the texts that lack a template id, and takes one', async () => {
  const sent: unknown[] = [];
  mswServer.use(
    http.put(staffApiUrl('/messages/templates'), async ({ request }) => {
      sent.push(await request.json());
      return ok(buildStaffMessages(), 'The template is saved.');
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('switch', { name: 'Show only these' }));
  expect(screen.queryByText('Delivered')).not.toBeInTheDocument();
  await user.click(screen.getByText('Login code'));
  const fields = screen.getAllByRole('textbox', { name: /^Template id at MSG91/ });
  expect(fields.map((field) => field.closest('section')!.getAttribute('aria-label'))).toEqual([
    'தமிழ்',
    'हिन्दी',
    'தமிழ்',
  ]);

  const [tamil] = fields;
  await user.click(tamil!);
  await user.paste('  6740b9 ');
  await user.click(within(tamil!.closest('form')!).getByRole('button', { name: 'Save' }));
  expect(sent).toEqual([{ kind: 'CODE', language: 'ta', provider: 'msg91', templateId: '6740b9' }]);
  expect(await screen.findByText('The template is saved.')).toBeVisible();
});

it('keeps a template id that is rejected, and says why', async () => {
  mswServer.use(http.put(staffApiUrl('/messages/templates'), () => rejected(400, ['A template id has only letters'])));
  const { user } = open();
  const [english] = await screen.findAllByRole('textbox', { name: /^Template id at MSG91/ });
  await user.click(english!);
  await user.paste(' !');
  await user.click(within(english!.closest('form')!).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('A template id has only letters')).toBeVisible();
  expect(english).toHaveValue('6740a1f2d6fc0513 !');
});
