import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import type { PictureBody } from '../../../../contract/shopPictures';
import { STAFF_ROLE } from '../../../../contract/staffRights';
import { buildPhoto, buildUploadedPicture } from '../../../testing/builders/pictures';
import { buildCataloguePack, buildCatalogueProduct } from '../../../testing/builders/staffCatalogue';
import { buildStaffMe } from '../../../testing/builders/staff';
import { choosePhoto, stubObjectUrls } from '../../../testing/choosePhoto';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { mswServer } from '../../../testing/mswServer';
import { renderWithProviders } from '../../../testing/renderWithProviders';
import { ProductPage } from './ProductPage';

beforeAll(stubObjectUrls);

const open = async () => {
  const view = renderWithProviders(<ProductPage />, {
    staffUser: true,
    route: '/staff/products/ml-thinai',
    path: '/staff/products/:productId',
  });
  await screen.findByRole('heading', { level: 2, name: 'Pictures' });
  return view.user;
};
type User = Awaited<ReturnType<typeof open>>;

const openDialog = async (user: User, label: string) => {
  await user.click(screen.getByRole('button', { name: `Change the picture: ${label}` }));
  return within(await screen.findByRole('dialog', { name: `Picture: ${label}` }));
};
const recordPack = () => {
  const sent: PictureBody[] = [];
  mswServer.use(
    http.put<never, PictureBody>(staffApiUrl('/catalogue/packs/ml-thinai-500/picture'), async ({ request }) => {
      sent.push(await request.json());
      return ok(buildCatalogueProduct(), 'The picture is saved.');
    }),
  );
  return sent;
};
const withPhoto = () =>
  buildCatalogueProduct({
    packs: [buildCataloguePack({ picture: buildPhoto() }), buildCataloguePack({ _id: 'second', netGrams: 1000 })],
  });

it('uploads the part that was chosen, asks for its text, and then shows it', async () => {
  const queries: Record<string, string>[] = [];
  mswServer.use(
    http.post(staffApiUrl('/pictures'), ({ request }) => {
      queries.push(Object.fromEntries(new URL(request.url).searchParams));
      return ok(buildUploadedPicture());
    }),
  );
  const sent = recordPack();
  const user = await open();
  const dialog = await openDialog(user, '500 g');
  expect(dialog.queryByLabelText(/^What the picture shows/)).not.toBeInTheDocument();
  await choosePhoto(user, { width: 1600, height: 800 });
  await user.click(dialog.getByRole('button', { name: 'Use this part' }));
  const english = await dialog.findByLabelText('What the picture shows, English');
  expect(queries).toEqual([{ kind: 'PACK', x: '0.25', y: '0', width: '0.5' }]);

  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Say in English what the picture shows')).toBeVisible();
  await user.type(english, 'A pouch on a table');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The picture is saved.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toMatchObject([
    {
      pictureId: buildUploadedPicture()._id,
      alts: { en: 'A pouch on a table', ta: '', hi: '' },
      replaces: { path: buildCataloguePack().picture?.path },
    },
  ]);
});

it('does not take a part that would not be sharp', async () => {
  const user = await open();
  const dialog = await openDialog(user, '500 g');
  await choosePhoto(user, { width: 300, height: 300 });
  expect(await dialog.findByText(/^This part is too small/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Use this part' })).toBeDisabled();
});

it('lists languages without a text, and changes texts alone', async () => {
  mswServer.use(http.get(staffApiUrl('/catalogue/products/:id'), () => ok(withPhoto())));
  const sent = recordPack();
  const user = await open();
  expect(screen.getByText('No text in हिन्दी')).toBeVisible();
  const dialog = await openDialog(user, '500 g');
  await user.type(dialog.getByLabelText('What the picture shows, हिन्दी'), 'पैक');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    alts: { ...buildPhoto().alts, hi: 'पैक' },
    replaces: { path: buildPhoto().path, alts: buildPhoto().alts },
  });
});

it('removes a picture', async () => {
  const sent = recordPack();
  const user = await open();
  const dialog = await openDialog(user, '500 g');
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(dialog.getByText(/^Without a picture, customers see a plain pouch/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toMatchObject([{ pictureId: null }]));
});

it('retains what was typed when another person was first, and then replaces theirs', async () => {
  const theirs = { ...buildPhoto(), path: '/photos/theirs' };
  const sent: PictureBody[] = [];
  mswServer.use(
    http.get(staffApiUrl('/catalogue/products/:id'), () => ok(withPhoto())),
    http.put<never, PictureBody>(staffApiUrl('/catalogue/packs/ml-thinai-500/picture'), async ({ request }) => {
      sent.push(await request.json());
      const product = buildCatalogueProduct({ revision: 'later', packs: [buildCataloguePack({ picture: theirs })] });
      return sent.length > 1
        ? ok(product, 'The picture is saved.')
        : rejected(409, 'Another person changed this picture meanwhile.', { data: { product } });
    }),
  );
  const user = await open();
  const dialog = await openDialog(user, '500 g');
  const hindi = dialog.getByLabelText('What the picture shows, हिन्दी');
  await user.type(hindi, 'पैक');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/^Another person changed this picture/)).toBeVisible();
  expect(hindi).toHaveValue('पैक');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.replaces?.path).toBe('/photos/theirs');
});

it('shows pictures alone to those who may only read', async () => {
  mswServer.use(http.get(staffApiUrl('/me'), () => ok(buildStaffMe({ role: STAFF_ROLE.SALES_PERSON }))));
  await open();
  expect(screen.queryByRole('button', { name: /^Change the picture/ })).not.toBeInTheDocument();
});
