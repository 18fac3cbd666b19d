import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import type { BannerBody, OfferBody } from '../../../../contract/staffSelling';
import { buildUploadedPicture } from '../../../testing/builders/pictures';
import { buildSellingBanners, buildSellingOffers } from '../../../testing/builders/staffSelling';
import { choosePhoto, stubObjectUrls } from '../../../testing/choosePhoto';
import { ok, staffApiUrl } from '../../../testing/handlers/responses';
import { mswServer } from '../../../testing/mswServer';
import { renderWithProviders } from '../../../testing/renderWithProviders';
import { BannersPage } from './BannersPage';
import { OffersPage } from './OffersPage';

beforeAll(stubObjectUrls);

const openOffers = async () => {
  const view = renderWithProviders(<OffersPage />, { staffUser: true });
  await screen.findByRole('heading', { name: '10% off' });
  return view.user;
};
const openBanners = async () => {
  const view = renderWithProviders(<BannersPage />, { staffUser: true });
  await screen.findByRole('heading', { name: 'Heirloom rices' });
  return view.user;
};
function record<Body>(method: 'post' | 'put', path: string, list: object) {
  const sent: Body[] = [];
  mswServer.use(
    http[method](staffApiUrl(`/selling/${path}`), async ({ request }) => {
      sent.push((await request.json()) as Body);
      return ok(list, 'It is saved.');
    }),
  );
  return sent;
}
const rowOf = (name: string) => screen.getByRole('heading', { name }).closest('li')!;

describe('offers', () => {
  it('say whether they are on Home, with the shop’s charges in their texts', async () => {
    await openOffers();
    expect(rowOf('10% off')).toHaveTextContent('On Home');
    expect(rowOf('Free delivery')).toHaveTextContent('Off');
    await waitFor(() => expect(rowOf('Free delivery')).toHaveTextContent('On every order from ₹499.'));
    expect(rowOf('Aadi offer')).toHaveTextContent('Coupon AADI20Not now');
  });

  it('move up and down', async () => {
    const sent = record('put', 'offers/order', buildSellingOffers());
    const user = await openOffers();
    expect(screen.getByRole('button', { name: 'Move up: 10% off' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Move down: 10% off' }));
    await waitFor(() => expect(sent).toEqual([{ ids: ['offer-delivery', 'offer-welcome', 'offer-aadi'] }]));
  });

  it('are added with their ticket in sight', async () => {
    const sent = record<OfferBody>('post', 'offers', buildSellingOffers());
    const user = await openOffers();
    await user.click(screen.getByRole('button', { name: 'Add an offer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add an offer' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Enter the title')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Title, English' }), 'Harvest');
    await user.type(dialog.getByRole('textbox', { name: 'Text, English' }), 'All week');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Coupon' }), 'WELCOME10 · Running');
    const preview = within(await dialog.findByRole('group', { name: 'As on Home' }));
    expect(await preview.findByText('Harvest')).toBeInTheDocument();
    expect(preview.getByText('WELCOME10')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toMatchObject([{ title: { en: 'Harvest', ta: '', hi: '' }, couponCode: 'WELCOME10', active: false }]);
  });
});

describe('banners', () => {
  it('warn of a link to what is no longer in the shop', async () => {
    await openBanners();
    expect(rowOf('Heirloom rices')).toHaveTextContent('It leads to a category that is hidden or deleted');
    expect(rowOf('Millets, straight from the field')).toHaveTextContent('Opens Home');
  });

  it('lead to a page, a category or a product that is chosen, with a drawn picture', async () => {
    const sent = record<BannerBody>('put', 'banners/:id', buildSellingBanners());
    const user = await openBanners();
    await user.click(screen.getByRole('button', { name: 'Change Heirloom rices' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Heirloom rices' }));
    const link = dialog.getByRole('combobox', { name: 'Leads to' });
    expect(link).toHaveValue('/categories?id=deleted');
    await user.selectOptions(link, 'A product…');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Choose what it leads to')).toBeVisible();
    await user.type(dialog.getByRole('combobox', { name: 'Product' }), 'foxtail');
    await user.click(await screen.findByRole('option', { name: /^Foxtail Millet/ }));
    await user.click(dialog.getByRole('radio', { name: 'Scene 3' }));
    expect(await dialog.findByText('Each with a taste of its own.', { selector: 'p' })).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toMatchObject([
      {
        link: '/product/detail?slug=foxtail-millet-thinai',
        drawing: 'banner-breakfast',
        photo: null,
        active: true,
        version: 1,
      },
    ]);
  });

  it('name the product that they lead to, and lead elsewhere', async () => {
    const list = buildSellingBanners();
    const [first] = list.banners;
    const link = '/product/detail?slug=finger-millet-ragi';
    mswServer.use(
      http.get(staffApiUrl('/selling/banners'), () => ok({ ...list, banners: [{ ...first, link }, list.banners[1]] })),
    );
    const sent = record<BannerBody>('put', 'banners/:id', list);
    const user = await openBanners();
    await user.click(screen.getByRole('button', { name: 'Change Millets, straight from the field' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('combobox', { name: 'Product' })).toHaveValue('Finger Millet (Ragi)');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Leads to' }), 'Recipes');
    expect(dialog.queryByRole('combobox', { name: 'Product' })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toMatchObject([{ link: '/recipes' }]));
  });

  it('show photos of the shop’s own: one for wide screens and one for phones', async () => {
    const kinds: (string | null)[] = [];
    mswServer.use(
      http.post(staffApiUrl('/pictures'), ({ request }) => {
        kinds.push(new URL(request.url).searchParams.get('kind'));
        return ok({ ...buildUploadedPicture(), _id: `photo-${kinds.length}` });
      }),
    );
    const sent = record<BannerBody>('put', 'banners/:id', buildSellingBanners());
    const user = await openBanners();
    await user.click(screen.getByRole('button', { name: 'Change Millets, straight from the field' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: 'Photos of your own' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findAllByText('Choose a photo')).toHaveLength(2);
    for (const [at, name] of ['Photo for wide screens', 'Photo for phones'].entries()) {
      const field = dialog.getByRole('group', { name });
      await choosePhoto(user, { width: 1600, height: 1200, field });
      await user.click(within(field).getByRole('button', { name: 'Use this part' }));
      await waitFor(() => expect(kinds).toHaveLength(at + 1));
    }
    expect(kinds).toEqual(['BANNER_WIDE', 'BANNER_TALL']);
    await waitFor(() => expect(dialog.queryByText('Choose a photo')).not.toBeInTheDocument());
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toMatchObject([{ drawing: null, photo: { wide: 'photo-1', tall: 'photo-2' } }]));
  });
});
