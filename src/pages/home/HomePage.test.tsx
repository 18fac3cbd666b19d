import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import type { SelectedAddress } from '../../store/slices/selectedAddressSlice';
import {
  buildBanner,
  buildCategory,
  buildCategoryProducts,
  buildProductCard,
  buildProductCards,
} from '../../testing/builders/homepage';
import { buildStore } from '../../testing/builders/store';
import { api, ok, rejected } from '../../testing/handlers/responses';
import { mswServer } from '../../testing/mswServer';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { HomePage } from './HomePage';

const home: SelectedAddress = { lat: 11.02, lng: 76.97, street: '5 Mill Road', type: 1, landmark: 'Well' };
const open = (options: Parameters<typeof renderWithProviders>[1] = {}) =>
  renderWithProviders(<HomePage />, { address: home, ...options });

const PROMPT = 'To deliver as quickly as possible, we would like your current location';

describe('HomePage', () => {
  it('leads to each category, and shows its first products in a rail', async () => {
    mswServer.use(
      http.post(api('/homepage/category/products/list'), () =>
        ok([
          buildCategoryProducts(),
          buildCategoryProducts({
            category: buildCategory({ _id: 'puttu-mix', name: 'Puttu Mix' }),
            products: [buildProductCard({ _id: 'pu-ragi', slug: 'ragi-puttu-mix', name: 'Ragi Puttu Mix' })],
          }),
          buildCategoryProducts({ category: buildCategory({ _id: 'empty', name: 'Empty shelf' }), products: [] }),
        ]),
      ),
    );
    open();
    expect(await screen.findByRole('link', { name: /^Traditional Rices\s*13 products$/ })).toHaveAttribute(
      'href',
      '/categories?id=traditional-rices',
    );
    const rail = within(await screen.findByRole('region', { name: 'Puttu Mix' }));
    expect(rail.getByRole('link', { name: 'Ragi Puttu Mix' })).toHaveAttribute(
      'href',
      '/product/detail?slug=ragi-puttu-mix',
    );
    expect(rail.getByRole('link', { name: 'View all: Puttu Mix' })).toHaveAttribute('href', '/categories?id=puttu-mix');
    expect(screen.queryByRole('region', { name: 'Empty shelf' })).not.toBeInTheDocument();
  });

  it('shows banners, offers with their codes, best sellers and the link to our story', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'Shop millets' })).toHaveAttribute(
      'href',
      '/categories?id=organic-millets',
    );
    expect(await screen.findByText('WELCOME10')).toBeInTheDocument();
    const others = within(screen.getByRole('region', { name: 'You may also like' }));
    expect(await others.findByRole('link', { name: 'Mappillai Samba' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Our Story' })).toHaveAttribute('href', '/our-story');
    expect((await screen.findAllByText('Home delivery every day within Coimbatore')).length).toBeGreaterThan(0);
  });

  it('shows every banner: the first over the page, the others between the rails', async () => {
    const rices = buildBanner({
      _id: 'rices',
      title: 'Heirloom rices, grown for generations',
      actionLabel: 'Shop rices',
      link: '/categories?id=traditional-rices',
    });
    mswServer.use(http.get(api('/homepage/banner/list'), () => ok([buildBanner(), rices])));
    open();
    const notes = within(await screen.findByRole('list', { name: 'From the shop' }));
    expect(notes.getAllByRole('listitem')).toHaveLength(1);
    expect(notes.getByRole('link', { name: 'Shop rices' })).toHaveAttribute('href', '/categories?id=traditional-rices');
    expect(await screen.findByRole('region', { name: 'Millets, straight from the field' })).toContainElement(
      screen.getByRole('link', { name: 'Shop millets' }),
    );
  });

  it('has three rails: two categories, and best sellers', async () => {
    const rail = (name: string) =>
      buildCategoryProducts({ category: buildCategory({ _id: name, name }), products: buildProductCards(1, name) });
    mswServer.use(http.post(api('/homepage/category/products/list'), () => ok(['One', 'Two', 'Three'].map(rail))));
    open();
    expect(await screen.findByRole('region', { name: 'Two' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'One' })).toBeInTheDocument();
    expect(await screen.findByRole('region', { name: 'You may also like' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Three' })).not.toBeInTheDocument();
  });

  it('shows recipes after the rails of its categories', async () => {
    open();
    const recipes = await screen.findByRole('region', { name: 'What shall we cook?' });
    expect(await within(recipes).findByRole('link', { name: /^Foxtail millet dosa/ })).toHaveAttribute(
      'href',
      '/recipes/foxtail-millet-dosa',
    );
    expect(within(recipes).getByRole('link', { name: 'All recipes' })).toHaveAttribute('href', '/recipes');
  });

  it('states its facts with its own charges and telephone', async () => {
    open();
    const facts = within(await screen.findByRole('region', { name: 'What you can count on' }));
    expect(facts.getByText('Free delivery from ₹499')).toBeInTheDocument();
    expect(facts.getByRole('link', { name: 'Call +91 422 000 0001' })).toHaveAttribute('href', 'tel:+914220000001');
  });

  it('shows no samples: no telephone and no testimonials', async () => {
    mswServer.use(http.get(api('/homepage/store'), () => ok(buildStore({ isSample: true }))));
    open();
    const facts = within(await screen.findByRole('region', { name: 'What you can count on' }));
    expect(facts.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/support');
    expect(facts.queryByText(/\+91/)).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Testimonials' })).not.toBeInTheDocument();
    expect(screen.queryByText('Sample: replace in settings')).not.toBeInTheDocument();
  });

  it('shows the first three testimonials of the settings', async () => {
    const testimonials = ['One', 'Two', 'Three', 'Four'].map((quote) => ({ quote, source: 'Meena' }));
    mswServer.use(http.get(api('/homepage/store'), () => ok(buildStore({ testimonials }))));
    open();
    const voices = within(await screen.findByRole('region', { name: 'Testimonials' }));
    expect(voices.getByText('Three')).toBeInTheDocument();
    expect(voices.queryByText('Four')).not.toBeInTheDocument();
  });

  it('puts a product of a rail into the cart', async () => {
    const { user, store } = open();
    const rail = within(await screen.findByRole('region', { name: 'Organic Millets' }));
    await user.click(rail.getByRole('button', { name: /^Add Foxtail/ }));
    expect(store.getState().cart.items).toEqual([
      { _id: 'ml-thinai-500', productPrice: 7500, quantity: 1, addons: [] },
    ]);
  });

  it('retains the rest of the page when one list fails, and retries that list', async () => {
    mswServer.use(
      http.post(api('/homepage/category/products/list'), () => rejected(500, 'Out of order'), { once: true }),
      http.get(api('/homepage/offer/list'), () => rejected(500, 'Out of order')),
      http.get(api('/homepage/banner/list'), () => rejected(500, 'Out of order')),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Organic Millets' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Offers' })).not.toBeInTheDocument();
    expect(await screen.findByText('Mappillai Samba')).toBeInTheDocument();
  });

  it('leaves out banners and offers that an ad blocker stops, without an error', async () => {
    mswServer.use(
      http.get(api('/homepage/banner/list'), () => HttpResponse.error()),
      http.get(api('/homepage/offer/list'), () => HttpResponse.error()),
    );
    const { store } = open();
    await waitFor(() => {
      const { queries } = store.getState().homepageApi;
      expect([queries['getBanners(undefined)']?.status, queries['getOffers(undefined)']?.status]).toEqual([
        'rejected',
        'rejected',
      ]);
    });
    expect(await screen.findByRole('link', { name: /^Traditional Rices/ })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Offers' })).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows skeletons while products load', () => {
    mswServer.use(http.post(api('/homepage/category/products/list'), () => delay('infinite')));
    open();
    expect(screen.getAllByRole('status', { name: 'Loading products' }).length).toBeGreaterThan(0);
  });

  it('shows the location prompt without a selected address, and not again once dismissed', async () => {
    const { user, unmount } = open({ address: null });
    expect(await screen.findByText(PROMPT)).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText(PROMPT)).not.toBeInTheDocument());
    unmount();

    open({ address: null });
    await screen.findByRole('region', { name: 'Organic Millets' });
    expect(screen.queryByText(PROMPT)).not.toBeInTheDocument();
  });

  it('opens the location panel from the prompt', async () => {
    const { user, router } = open({ address: null });
    await user.click(await screen.findByRole('button', { name: 'Use Current Location' }));
    expect(router.state.location.search).toBe('?location=current');
  });

  it('shows no prompt with a selected address, or over an open panel', async () => {
    const { unmount } = open();
    await screen.findByRole('region', { name: 'Organic Millets' });
    expect(screen.queryByText(PROMPT)).not.toBeInTheDocument();
    unmount();

    open({ address: null, route: '/?login=1' });
    await screen.findByRole('region', { name: 'Organic Millets' });
    expect(screen.queryByText(PROMPT)).not.toBeInTheDocument();
  });
});
