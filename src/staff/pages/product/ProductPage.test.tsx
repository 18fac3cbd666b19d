import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { PictureBody } from '../../../../contract/shopPictures';
import type { ChangeProductBody, ProductBody } from '../../../../contract/staffCatalogue';
import { STAFF_ROLE } from '../../../../contract/staffRights';
import {
  buildCataloguePack,
  buildCatalogueParts,
  buildCatalogueProduct,
} from '../../../testing/builders/staffCatalogue';
import { buildUploadedPicture } from '../../../testing/builders/pictures';
import { buildStaffMe } from '../../../testing/builders/staff';
import { choosePhoto, stubObjectUrls } from '../../../testing/choosePhoto';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { mswServer } from '../../../testing/mswServer';
import { renderRoutes, renderWithProviders } from '../../../testing/renderWithProviders';
import { NewProductPage, ProductPage } from './ProductPage';

// Role queries over so long a form take seconds.

const PRODUCT = staffApiUrl('/catalogue/products/:id');

const open = async () => {
  const view = renderWithProviders(<ProductPage />, {
    staffUser: true,
    route: '/staff/products/ml-thinai',
    path: '/staff/products/:productId',
  });
  await screen.findByRole('heading', { level: 1, name: 'Foxtail Millet (Thinai) rice' });
  return view.user;
};
const replace = async (user: Awaited<ReturnType<typeof open>>, field: HTMLElement, text: string) => {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
};
const pack = (name: string) => within(screen.getByLabelText(name));

it('saves what was changed, from the revision that was read', async () => {
  const sent: ChangeProductBody[] = [];
  mswServer.use(
    http.put<never, ChangeProductBody>(PRODUCT, async ({ request }) => {
      sent.push(await request.json());
      return ok(buildCatalogueProduct({ revision: '4' }), 'The product is saved.');
    }),
  );
  const user = await open();
  const save = screen.getByRole('button', { name: 'Save' });
  expect(save).toBeDisabled();
  await replace(user, screen.getByLabelText('Taste and use, हिन्दी'), 'हल्का मीठा।');
  await replace(user, pack('1 kg').getByLabelText('Price, ₹'), '129.50');
  await user.click(pack('500 g').getByLabelText('Is sold'));
  await user.click(save);
  expect(await screen.findByText('The product is saved.')).toBeInTheDocument();
  expect(sent).toMatchObject([
    {
      revision: '3 ml-thinai-1000:1 ml-thinai-500:2',
      taste: { hi: 'हल्का मीठा।' },
      packs: [
        { _id: 'ml-thinai-500', hidden: true },
        { _id: 'ml-thinai-1000', pricePaise: 12_950, mrpPaise: 14_500, hidden: false },
      ],
      relatedIds: ['ml-ragi'],
    },
  ]);
});

it('names prices and texts that can’t be, and sends nothing', async () => {
  const sent = jest.fn();
  mswServer.use(http.put(PRODUCT, () => (sent(), ok(buildCatalogueProduct()))));
  const user = await open();
  for (const field of [screen.getByLabelText('Category'), pack('500 g').getByLabelText('Price, ₹')])
    expect(field).toHaveAccessibleDescription('Required');
  await replace(user, pack('500 g').getByLabelText('Price, ₹'), '75.01');
  await replace(user, pack('1 kg').getByLabelText('MRP, ₹'), '-5');
  await replace(user, screen.getByLabelText('Name, தமிழ்'), 'ப'.repeat(200));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Not above the MRP')).toBeVisible();
  expect(screen.getByText('An amount such as 75 or 75.50, more than ₹0, at most ₹10,00,000')).toBeVisible();
  expect(screen.getByText('A name has at most 120 letters')).toBeVisible();
  expect(screen.getByText('Some fields need your attention')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
});

it('shows what the server rejects at its field', async () => {
  mswServer.use(
    http.put(PRODUCT, () =>
      rejected(400, 'This category was deleted. Choose another one', {
        data: { fields: { categoryId: 'This category was deleted. Choose another one' } },
      }),
    ),
  );
  const user = await open();
  await replace(user, screen.getByLabelText('Other names'), 'navane');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Category')).toHaveAccessibleDescription(
      'This category was deleted. Choose another one',
    ),
  );
});

it('loses nothing when another person saved first, and saves again from theirs', async () => {
  const theirs = buildCatalogueProduct({
    revision: '4',
    hsn: '10082921',
    otherNames: 'navane',
    packs: buildCatalogueProduct().packs.map((each) => ({ ...each, mrpPaise: 20_000 })),
  });
  const sent: ChangeProductBody[] = [];
  mswServer.use(
    http.put<never, ChangeProductBody>(PRODUCT, async ({ request }) => {
      sent.push(await request.json());
      return sent.length === 1
        ? rejected(409, 'Arun changed this product meanwhile.', { data: { product: theirs, changedBy: 'Arun' } })
        : ok(theirs, 'The product is saved.');
    }),
  );
  const user = await open();
  await replace(user, screen.getByLabelText('HSN code'), '100829');
  await replace(user, screen.getByLabelText('Minutes to cook'), '25');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  const notice = within(await screen.findByRole('alert'));
  expect(notice.getByText('Arun changed this product meanwhile.')).toBeVisible();
  expect(notice.getByText('Other names:').closest('li')).toHaveTextContent('navane Theirs is in the form now.');
  expect(notice.getByText('500 g: MRP:').closest('li')).toHaveTextContent('200');
  expect(screen.getByLabelText('HSN code')).toHaveValue('100829');
  await user.click(notice.getByRole('button', { name: 'Take theirs: HSN code' }));
  expect(screen.getByLabelText('HSN code')).toHaveValue('10082921');

  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('The product is saved.');
  expect(sent[1]).toMatchObject({
    revision: '4',
    hsn: '10082921',
    cookingMinutes: 25,
    otherNames: 'navane',
    packs: [{ mrpPaise: 20_000 }, { mrpPaise: 20_000 }],
  });
});

it('changes what a set holds, with its weight and its price as MRP, and says what it saves', async () => {
  const set = buildCatalogueProduct({
    packs: [buildCataloguePack({ netGrams: 1500, mrpPaise: 19_000, pricePaise: 19_000 })],
    parts: buildCatalogueParts(),
  });
  const sent: ChangeProductBody[] = [];
  mswServer.use(
    http.get(PRODUCT, () => ok(set)),
    http.put<never, ChangeProductBody>(PRODUCT, async ({ request }) => {
      sent.push(await request.json());
      return rejected(400, 'This pack was deleted. Please remove it', {
        data: { fields: { 'parts.1': 'This pack was deleted. Please remove it' } },
      });
    }),
  );
  const user = await open();
  expect(screen.getByText('Singly ₹209: customers see that the set saves ₹19.')).toBeVisible();
  await replace(user, screen.getByLabelText('Price of the set, ₹'), '285');
  const millet = screen.getByRole('group', { name: 'Foxtail Millet (Thinai) rice · 500 g' });
  await user.click(within(millet).getByRole('button', { name: 'One more' }));
  expect(screen.getByText(/^Singly ₹284: the set costs no less/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findAllByText('This pack was deleted. Please remove it')).not.toHaveLength(0);
  expect(sent).toMatchObject([
    {
      parts: [
        { packId: 'ml-thinai-500', quantity: 3 },
        { packId: 'ml-ragi-500', quantity: 1 },
      ],
      packs: [{ netGrams: 2000, mrpPaise: 28_500, pricePaise: 28_500 }],
    },
  ]);
});

it('lists missing translations, and leads to them', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: /^Taste and use/ }));
  const field = screen.getByLabelText('Taste and use, हिन्दी');
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription('Missing: customers see the English text');
  await user.paste('हल्का मीठा।');
  await waitFor(() => expect(screen.queryByText(/translation is missing/)).not.toBeInTheDocument());
});

it('hides a product from the shop, once what was typed is saved', async () => {
  const user = await open();
  const hide = screen.getByRole('button', { name: 'Hide from the shop' });
  await replace(user, screen.getByLabelText('Other names'), 'navane');
  await waitFor(() => expect(hide).toBeDisabled());
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(hide).toBeEnabled());
  await user.click(hide);
  expect(await screen.findByRole('button', { name: 'Put into the shop' })).toBeVisible();
  expect(screen.getByText('Hidden')).toBeVisible();
});

it('shows a Sales Person everything and lets them change nothing', async () => {
  mswServer.use(http.get(staffApiUrl('/me'), () => ok(buildStaffMe({ role: STAFF_ROLE.SALES_PERSON }))));
  await open();
  expect(screen.getByLabelText('HSN code')).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Hide from the shop' })).not.toBeInTheDocument();
});

it('adds a draft with nothing but a name and a photo, and says what is missing before it can be sold', async () => {
  stubObjectUrls();
  const [sent, pictures]: [ProductBody[], PictureBody[]] = [[], []];
  mswServer.use(
    http.post<never, ProductBody>(staffApiUrl('/catalogue/products'), async ({ request }) => {
      sent.push(await request.json());
      return ok(buildCatalogueProduct({ _id: 'wild', state: 'DRAFT', packs: [] }), 'The product is saved as a draft.');
    }),
    http.post(staffApiUrl('/pictures'), () => ok(buildUploadedPicture())),
    http.put<never, PictureBody>(staffApiUrl('/catalogue/products/wild/served'), async ({ request }) => {
      pictures.push(await request.json());
      return ok(buildCatalogueProduct({ _id: 'wild', state: 'DRAFT', packs: [] }));
    }),
  );
  const { user, router } = renderRoutes(
    [
      { path: '/staff/products/new', element: <NewProductPage /> },
      { path: '*', element: null },
    ],
    { staffUser: true, route: '/staff/products/new' },
  );
  const missing = within((await screen.findByText('Before it can be sold:')).closest<HTMLElement>('[role="group"]')!);
  expect(missing.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Category',
    'Tax class',
    'HSN code',
    'Allergens',
    'A pack with its price',
  ]);
  for (const name of [/^Add a category/, /^Add a tax class/])
    expect(screen.getByRole('link', { name })).toHaveAttribute('target', '_blank');
  await user.selectOptions(screen.getByLabelText('Category'), 'Organic Millets');
  expect(screen.getByLabelText('Tax class')).toHaveValue('1008-5');
  expect(screen.getByLabelText('HSN code')).toHaveValue('1008');
  expect(missing.queryByRole('button', { name: 'HSN code' })).not.toBeInTheDocument();
  await user.click(missing.getByRole('button', { name: 'Allergens' }));
  expect(screen.getByLabelText('Allergens, English')).toHaveFocus();

  await replace(user, screen.getByLabelText('Name, English'), 'Wild rice');
  await choosePhoto(user, { width: 1600, height: 800 });
  await user.click(screen.getByRole('button', { name: 'Use this part' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Use this part' })).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Save as a draft' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/staff/products/wild'));
  expect(sent).toMatchObject([{ name: { en: 'Wild rice' }, sku: '', allergens: { en: '' }, packs: [] }]);
  expect(pictures).toMatchObject([
    { pictureId: buildUploadedPicture()._id, alts: { en: 'Wild rice' }, replaces: null },
  ]);
});

it('adds a product as a draft under one key, also after a lost response, and opens its page', async () => {
  const [sent, keys]: [ProductBody[], (string | null)[]] = [[], []];
  mswServer.use(
    http.post<never, ProductBody>(staffApiUrl('/catalogue/products'), async ({ request }) => {
      sent.push(await request.json());
      if (keys.push(request.headers.get('idempotency-key')) === 1) return HttpResponse.error();
      return ok(buildCatalogueProduct({ _id: 'new-product', state: 'DRAFT' }), 'The product is saved as a draft.');
    }),
  );
  const { user, router } = renderRoutes(
    [
      { path: '/staff/products/new', element: <NewProductPage /> },
      { path: '*', element: null },
    ],
    { staffUser: true, route: '/staff/products/new' },
  );
  await screen.findByRole('heading', { level: 1, name: 'New product' });
  await replace(user, screen.getByLabelText('Name, English'), 'Sorghum flakes');
  await user.selectOptions(screen.getByLabelText('Category'), 'Organic Millets');
  await replace(user, screen.getByLabelText('SKU'), 'ml-flakes');
  await user.selectOptions(screen.getByLabelText('Tax class'), 'Millets, pre-packed · 5 %');
  expect(screen.getByLabelText('HSN code')).toHaveValue('1008');
  await replace(user, screen.getByLabelText('Allergens, English'), 'None declared');
  await user.click(screen.getByRole('button', { name: 'Add a pack' }));
  await replace(user, pack('New pack').getByLabelText('Net quantity'), '2');
  await user.selectOptions(pack('New pack').getByLabelText('Unit'), 'dozen');
  await replace(user, pack('New pack').getByLabelText('MRP, ₹'), '60');
  await replace(user, pack('New pack').getByLabelText('Price, ₹'), '55');
  await user.click(screen.getByRole('button', { name: 'Save as a draft' }));
  await waitFor(() => expect(keys).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save as a draft' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Save as a draft' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/staff/products/new-product'));
  expect(keys).toEqual([expect.stringMatching(/^\w{32}$/), keys[0]]);
  expect(sent[1]).toEqual(sent[0]);
  expect(sent.slice(1)).toMatchObject([
    {
      sku: 'ML-FLAKES',
      name: { en: 'Sorghum flakes', ta: '', hi: '' },
      hsn: '1008',
      taxClassId: '1008-5',
      packs: [{ _id: null, netGrams: 24, measure: 'DOZEN', mrpPaise: 6000, pricePaise: 5500, hidden: false }],
      nutrition: null,
      taste: null,
    },
  ]);
});
