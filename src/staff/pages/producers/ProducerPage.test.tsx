import { composeStories } from '@storybook/react-webpack5';
import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { MAX_DOCUMENT_BYTES } from '../../../../contract/producerConstants';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { buildStaffProducer } from '../../../testing/builders/producers';
import { mswServer } from '../../../testing/mswServer';
import { renderStory } from '../../../testing/renderStory';
import * as list from './ProducersPage.stories';
import * as stories from './ProducerPage.stories';

const { Some } = composeStories(list);
const { Known, New, ChangedMeanwhile } = composeStories(stories);

it('lists producers with how their certificates stand, and products that claim more than is proven', async () => {
  renderStory(Some);
  expect(await screen.findByText(/^NPOP ORG\/SC\/1201\/000123: valid until 31 Jan 2027$/)).toBeVisible();
  expect(screen.getByText(/ends on 10 Dec 2026: ask for the new one$/)).toBeVisible();
  expect(screen.getByText(/ended on 31 Oct 2026, no longer shown$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Organic Mappillai Samba rice' })).toBeVisible();
});

it('adds a producer with a certificate and its document', async () => {
  const sent: unknown[] = [];
  mswServer.use(
    http.post(staffApiUrl('/producers'), async ({ request }) => {
      sent.push(await request.json());
      return ok(buildStaffProducer(), 'Saved.');
    }),
  );
  const { user } = renderStory(New);
  await user.type(await screen.findByLabelText('Name, English'), 'River Farm');
  await user.type(screen.getByLabelText('Place, English'), 'Bhavani, Erode');
  await user.click(screen.getByRole('button', { name: 'Add a certificate' }));
  const certificate = within(screen.getByRole('group', { name: 'Certificate 1' }));
  await user.type(certificate.getByLabelText('Certified by'), 'Erode Council');
  await user.type(certificate.getByLabelText('Number'), 'PGS/1');
  await user.type(certificate.getByLabelText('What it covers'), 'Rice');
  await user.type(certificate.getByLabelText('Valid from'), '2026-05-01');
  await user.type(certificate.getByLabelText('Valid until'), '2026-04-01');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('It must end after it begins')).toBeVisible();
  expect(sent).toEqual([]);

  await user.clear(certificate.getByLabelText('Valid until'));
  await user.type(certificate.getByLabelText('Valid until'), '2027-04-30');
  const file = new File(['%PDF-1.7'], 'certificate.pdf', { type: 'application/pdf' });
  await user.upload(certificate.getByLabelText('Choose a PDF', { selector: 'input' }), file);
  expect(await certificate.findByRole('link', { name: 'Open' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(sent).toEqual([
    {
      name: { en: 'River Farm', ta: '', hi: '' },
      place: { en: 'Bhavani, Erode', ta: '', hi: '' },
      story: { en: '', ta: '', hi: '' },
      point: null,
      isArchived: false,
      pictureIds: [],
      certificates: [
        {
          scheme: 'NPOP',
          body: 'Erode Council',
          number: 'PGS/1',
          scope: 'Rice',
          validFrom: '2026-05-01',
          validUntil: '2027-04-30',
          documentId: 'document-9',
        },
      ],
    },
  ]);
});

it('says why a document is none, and sends no large one', async () => {
  let uploads = 0;
  mswServer.use(
    http.post(staffApiUrl('/producers/documents'), () => {
      uploads += 1;
      return rejected(400, 'Choose a PDF. This file is none, or it is damaged.');
    }),
  );
  const { user } = renderStory(Known);
  const certificate = within(await screen.findByRole('group', { name: 'Certificate 1' }));
  const input = certificate.getByLabelText('Choose another PDF', { selector: 'input' });
  await user.upload(input, new File(['<html>'], 'page.pdf', { type: 'application/pdf' }));
  expect(await certificate.findByText(/^Choose a PDF\. This file is none/)).toBeVisible();
  await user.upload(input, new File([new Uint8Array(MAX_DOCUMENT_BYTES + 1)], 'big.pdf', { type: 'application/pdf' }));
  expect(await certificate.findByText('A PDF may have at most 5 MB.')).toBeVisible();
  expect(uploads).toBe(1);
});

it('keeps what is typed where another person saved first', async () => {
  const { user } = renderStory(ChangedMeanwhile);
  const name = await screen.findByLabelText('Name, English');
  await user.type(name, ' of Erode');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Selvi has changed the producer meanwhile.')).toBeVisible();
  expect(name).toHaveValue('Hill Farmers’ Group of Erode');
  expect(screen.getByLabelText('Place, English')).toHaveValue('Bhavani, Erode');
});
