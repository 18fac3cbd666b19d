import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import type { RouteObject } from 'react-router-dom';
import { chooseLanguage } from '../../lib/language';
import { buildStore } from '../../testing/builders/store';
import { api, ok, rejected } from '../../testing/handlers/responses';
import { mswServer } from '../../testing/mswServer';
import { renderRoutes } from '../../testing/renderWithProviders';
import { RequireLogin } from '../routing/RequireLogin';
import { MainLayout } from './MainLayout';

const routes: RouteObject[] = [
  {
    element: <MainLayout />,
    children: [
      { element: <RequireLogin />, children: [{ path: '/profile', element: <p>profile page</p> }] },
      { path: '*', element: <p>some page</p> },
    ],
  },
];
const show = (options: Parameters<typeof renderRoutes>[1] = {}) => renderRoutes(routes, options);
const at = ({ router }: ReturnType<typeof show>) => router.state.location.pathname + router.state.location.search;

const millets = { _id: 'pack-1', productPrice: 14_500, quantity: 3, addons: [] };
const banner = () => screen.getByRole('banner');
const bottomBar = () => screen.getByRole('navigation', { name: 'Shop' });
const footer = () => screen.getByRole('contentinfo');

describe('the header', () => {
  test('links to Home, the millets and Support', async () => {
    show();
    expect(await within(banner()).findByRole('link', { name: 'Vayal, Home' })).toHaveAttribute('href', '/');
    expect(within(banner()).getByRole('link', { name: 'Order Now' })).toHaveAttribute(
      'href',
      '/categories?id=organic-millets',
    );
    expect(within(banner()).getByRole('link', { name: 'Support' })).toHaveAttribute('href', '/support');
  });

  test('is reachable by Tab in Safari, which skips buttons without a tabindex', async () => {
    const visitor = show();
    const buttons = () => within(banner()).getAllByRole('button');
    expect(buttons().map((button) => button.getAttribute('tabindex'))).toEqual(buttons().map(() => '0'));
    visitor.unmount();
    show({ loggedIn: true, cart: [millets] });
    expect(await within(banner()).findByRole('button', { name: /Meena/ })).toHaveAttribute('tabindex', '0');
    expect(buttons().map((button) => button.getAttribute('tabindex'))).toEqual(buttons().map(() => '0'));
  });

  test('opens the login panel over the page by Login', async () => {
    const view = show({ route: '/faq' });
    await view.user.click(within(banner()).getByRole('button', { name: 'Login' }));
    expect(await screen.findByRole('dialog', { name: 'Login' })).toBeVisible();
    expect(at(view)).toBe('/faq?login=1');
    expect(screen.getByText('some page')).toBeInTheDocument();
  });

  test('opens the login by Cart without a token, and continues to checkout', async () => {
    const view = show({ cart: [millets] });
    await view.user.click(within(banner()).getByRole('button', { name: 'Cart, 3 items' }));
    await view.user.click(await screen.findByLabelText('Mobile Number'));
    await view.user.paste('9876543210');
    await view.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Send code' }));
    await view.user.click(await screen.findByLabelText('One-time code'));
    await view.user.paste('1234');
    await waitFor(() => expect(at(view)).toBe('/checkout'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('leads a customer to checkout by Cart', async () => {
    const view = show({ cart: [millets], loggedIn: true });
    await view.user.click(within(banner()).getByRole('button', { name: 'Cart, 3 items' }));
    expect(at(view)).toBe('/checkout');
    expect(within(banner()).queryByRole('button', { name: /Cart/ })).not.toBeInTheDocument();
  });

  test('shows the delivery address, or prompts for one, with the delivery promise', async () => {
    const address = { lat: 11, lng: 77, street: '4 Temple Road', landmark: 'Tank', type: 1 } as const;
    const chip = (name: string) => within(banner()).findByRole('button', { name });
    const visitor = show();
    expect(await chip('Delivery within 2 days Choose location')).toBeVisible();
    visitor.unmount();
    const inside = show({ address });
    expect(await chip('Deliver to within 2 days 4 Temple Road')).toBeVisible();
    inside.unmount();
    show({ address: { ...address, lat: 13 } });
    await within(banner()).findByRole('link', { name: 'Vayal, Home' });
    expect(await chip('Deliver to 4 Temple Road')).toBeVisible();
  });

  test('searches on the results page', async () => {
    const view = show();
    await view.user.click(within(banner()).getByRole('combobox', { name: 'Search' }));
    await view.user.paste(' ragi & kambu ');
    await view.user.keyboard('{Enter}');
    expect(at(view)).toBe('/search?q=ragi+%26+kambu');
  });

  test('ignores an empty search', async () => {
    const view = show();
    await view.user.click(within(banner()).getByRole('button', { name: 'Search' }));
    expect(at(view)).toBe('/');
  });
});

describe('a customer', () => {
  const openMenu = async (options: Parameters<typeof show>[0] = {}) => {
    const view = show({ loggedIn: true, ...options });
    await view.user.click(within(banner()).getByRole('button', { name: 'Meena' }));
    return view;
  };

  test('has a menu instead of Login, which leads to the profile', async () => {
    const view = await openMenu();
    expect(screen.queryByRole('button', { name: 'Login', hidden: true })).not.toBeInTheDocument();
    await view.user.click(await screen.findByRole('menuitem', { name: 'Profile' }));
    expect(at(view)).toBe('/profile');
    expect(await screen.findByText('profile page')).toBeInTheDocument();
  });

  test('confirms before logging out, and can cancel', async () => {
    const view = await openMenu();
    await view.user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    const dialog = await screen.findByRole('dialog', { name: 'Hungry for more?' });
    await view.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(view.store.getState().auth.token).not.toBeNull();
  });

  test('loses cart, address and storage on logout, and reloads Home', async () => {
    const goHome = jest.fn();
    window.localStorage.setItem('loginnumber', '9876543210');
    const view = await openMenu({ cart: [millets], services: { goHome } });
    await view.user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    const dialog = await screen.findByRole('dialog', { name: 'Hungry for more?' });
    await view.user.click(within(dialog).getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(goHome).toHaveBeenCalledWith({ reload: true }));
    expect(view.store.getState().auth.token).toBeNull();
    expect(view.store.getState().cart.items).toEqual([]);
    expect(window.localStorage).toHaveLength(0);
  });
});

describe('the menu of a phone', () => {
  const openMenu = async (options: Parameters<typeof show>[0] = {}) => {
    const view = show(options);
    await view.user.click(within(banner()).getByRole('button', { name: 'Menu' }));
    return { ...view, menu: within(await screen.findByRole('dialog', { name: 'Menu' })) };
  };

  test('has Order Now, Support and Login', async () => {
    const { menu, user, ...view } = await openMenu({ route: '/faq' });
    expect(menu.getByRole('link', { name: 'Order Now' })).toHaveAttribute('href', '/categories?id=organic-millets');
    expect(menu.getByRole('link', { name: 'Support' })).toHaveAttribute('href', '/support');
    expect(menu.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
    await user.click(menu.getByRole('button', { name: 'Login' }));
    // Not by a transition, whose end would hide the login from screen readers.
    expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument();
    await waitFor(() => expect(at({ ...view, user })).toBe('/faq?login=1'));
  });

  test('has profile and logout for a customer', async () => {
    const { menu, user } = await openMenu({ loggedIn: true });
    expect(menu.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
    expect(menu.queryByRole('button', { name: 'Login' })).not.toBeInTheDocument();
    await user.click(menu.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('dialog', { name: 'Hungry for more?' })).toBeVisible();
  });

  test('changes the language in one tap, and closes', async () => {
    const { menu, user } = await openMenu();
    await user.click(menu.getByRole('radio', { name: 'தமிழ்' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(within(banner()).getByRole('link', { name: 'இப்போதே வாங்க' })).toBeVisible();
    document.cookie = 'language=; path=/; max-age=0';
  });
});

describe('the way to a filled cart', () => {
  const viewCart = () => screen.queryByRole('link', { name: /View cart/ });

  test('has its count and sum, and leads to it', () => {
    show({ cart: [{ ...millets, productPrice: 7_500, quantity: 1 }] });
    expect(viewCart()).toHaveTextContent('1 packView cart · ₹75');
    expect(viewCart()).toHaveAttribute('href', '/checkout');
  });

  test('is absent with an empty cart, at checkout, while paying and on text pages', () => {
    for (const route of ['/checkout', '/order/status/o-1', '/checkout/success/o-1', '/faq']) {
      const { unmount } = show({ route, cart: [millets] });
      expect(viewCart()).not.toBeInTheDocument();
      unmount();
    }
    show();
    expect(viewCart()).not.toBeInTheDocument();
  });
});

describe('the bottom bar', () => {
  const tab = (name: string | RegExp) => within(bottomBar()).getByRole('link', { name, hidden: true });

  test('has Home, Categories, Cart with its count, and Account', () => {
    show({ cart: [millets], loggedIn: true });
    expect(tab('Home')).toHaveAttribute('href', '/');
    expect(tab('Categories')).toHaveAttribute('href', '/categories');
    expect(tab('Cart, 3 items')).toHaveAttribute('href', '/checkout');
    expect(tab('Account')).toHaveAttribute('href', '/profile');
  });

  test('shows large counts in compact notation', () => {
    show({ cart: [{ ...millets, quantity: 1250 }], loggedIn: true });
    // The count is in the label and in the badge.
    expect(within(tab('Cart, 1.3K items')).getByText('1.3K')).toBeInTheDocument();
    const cart = within(banner()).getByRole('button', { name: 'Cart, 1.3K items' });
    expect(within(cart).getByText('1.3K')).toBeInTheDocument();
  });

  test('leads a visitor by Cart through the profile to login, then to checkout', async () => {
    const view = show({ route: '/faq' });
    expect(tab('Cart, 0 items')).toHaveAttribute('href', '/profile');
    await view.user.click(tab('Cart, 0 items'));
    expect(await screen.findByRole('dialog', { name: 'Login' })).toBeInTheDocument();
    expect(at(view)).toBe('/?login=1&next=%2Fcheckout');
  });

  test("marks a visitor's Cart on the checkout", () => {
    show({ route: '/checkout' });
    expect(tab('Cart, 0 items')).toHaveAttribute('aria-current', 'page');
  });

  test('returns a visitor by Account to the profile after login', async () => {
    const view = show();
    await view.user.click(tab('Account'));
    await waitFor(() => expect(at(view)).toBe('/?login=1&next=%2Fprofile'));
  });

  test('marks the current page', () => {
    show({ route: '/categories' });
    expect(tab('Categories')).toHaveAttribute('aria-current', 'page');
    expect(tab('Home')).not.toHaveAttribute('aria-current');
  });
});

describe('the footer', () => {
  test("names the seller from the shop's settings", async () => {
    mswServer.use(http.get(api('/homepage/store'), () => ok(buildStore({ phones: ['+91 422 111', '+91 422 222'] }))));
    show();
    expect(await within(footer()).findByText('12 Sample Street, Peelamedu, Coimbatore 641004')).toBeVisible();
    expect(within(footer()).getByRole('link', { name: '+91 422 111' })).toHaveAttribute('href', 'tel:+91422111');
    expect(within(footer()).getByRole('link', { name: '+91 422 222' })).toBeVisible();
    expect(within(footer()).getByRole('link', { name: 'hello@vayal.example' })).toHaveAttribute(
      'href',
      'mailto:hello@vayal.example',
    );
    expect(within(footer()).getByText('FSSAI licence: 00000000000000')).toBeVisible();
    expect(within(footer()).getByText(/2024/)).toBeVisible();
    expect(within(footer()).getByRole('link', { name: 'Made by Sample Solutions' })).toBeVisible();
    expect(within(footer()).getByRole('heading', { name: 'Vayal green foods' })).toBeVisible();
    expect(within(footer()).getByRole('link', { name: 'Instagram' })).toHaveAttribute(
      'href',
      'https://instagram.example/vayal',
    );
    expect(within(footer()).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.example/914220000001',
    );
  });

  test('says where the FSSAI number is only a sample', async () => {
    const fssaiLicence = 'Sample: replace in settings';
    mswServer.use(http.get(api('/homepage/store'), () => ok(buildStore({ fssaiLicence }))));
    show();
    expect(await within(footer()).findByText('FSSAI licence: Sample')).toBeVisible();
  });

  test('leads to /support by Our Story and by Support, and to their categories by products', () => {
    show();
    expect(within(footer()).getByRole('link', { name: 'Our Story' })).toHaveAttribute('href', '/support');
    expect(within(footer()).getByRole('link', { name: 'Support' })).toHaveAttribute('href', '/support');
    const products = within(footer()).getByRole('navigation', { name: 'Products' });
    expect(
      within(products)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Organic Millets', '/categories?id=organic-millets'],
      ['Traditional Rices', '/categories?id=traditional-rices'],
      ['Porridge Mix', '/categories?id=porridge-mix'],
      ['Millet Dosa Mix', '/categories?id=millet-dosa-mix'],
      ['Puttu Mix', '/categories?id=puttu-mix'],
      ['Recipes', '/recipes'],
    ]);
  });

  test('links to the team and to testimonials once the seller has filled them in', async () => {
    const { unmount } = show();
    expect(await within(footer()).findByRole('heading', { name: 'Vayal green foods' })).toBeVisible();
    for (const name of ['Our Team', 'Testimonials'])
      expect(within(footer()).queryByRole('link', { name })).not.toBeInTheDocument();
    unmount();

    const filled = { testimonials: [{ quote: 'Fresh', source: 'Meena' }], team: [{ name: 'Selvi', text: 'Packs' }] };
    mswServer.use(http.get(api('/homepage/store'), () => ok(buildStore(filled))));
    show();
    expect(await within(footer()).findByRole('link', { name: 'Our Team' })).toHaveAttribute('href', '/our-team');
    expect(within(footer()).getByRole('link', { name: 'Testimonials' })).toHaveAttribute('href', '/testimonials');
  });

  test('keeps its links when the settings fail to load', async () => {
    mswServer.use(http.get(api('/homepage/store'), () => rejected(500, 'Out of order')));
    show();
    expect(await screen.findByText('Out of order')).toBeVisible();
    for (const name of ['FAQ', 'Our Team', 'Testimonials'])
      expect(within(footer()).getByRole('link', { name })).toBeInTheDocument();
  });

  test('is absent on /checkout', () => {
    show({ route: '/checkout' });
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  });
});

test('a notice shows while offline', () => {
  show();
  const offline = 'You are offline. What you see may be out of date.';
  const goes = (state: 'offline' | 'online') => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online');
    act(() => void window.dispatchEvent(new Event(state)));
  };
  expect(screen.queryByText(offline)).not.toBeInTheDocument();
  goes('offline');
  expect(screen.getByText(offline).closest('[role="status"]')).toBeVisible();
  goes('online');
  expect(screen.queryByText(offline)).not.toBeInTheDocument();
});

describe('the language switch', () => {
  afterEach(() => {
    document.cookie = 'language=; path=/; max-age=0';
  });

  test.each([
    ['header', banner],
    ['footer', footer],
  ])('in the %s changes the messages, stores a cookie and refetches', async (_where, part) => {
    const requested: (string | null)[] = [];
    mswServer.use(
      http.get(api('/homepage/store'), ({ request }) => {
        requested.push(request.headers.get('accept-language'));
        return ok(buildStore());
      }),
    );
    const { user } = show();
    await screen.findByRole('heading', { name: 'Vayal green foods' });
    await user.selectOptions(within(part()).getByRole('combobox', { name: 'Language' }), 'தமிழ்');
    expect(await within(banner()).findByRole('link', { name: 'இப்போதே வாங்க' })).toBeVisible();
    await waitFor(() => expect(requested).toEqual(['en', 'ta']));
    // Wins over the browser's languages on the next visit.
    expect(chooseLanguage(document.cookie, ['en-IN'])).toBe('ta');
  });

  test('removes the old language from the URL, which would restore it', async () => {
    const { user, router } = show({ route: '/faq?lang=en&utm_source=mail#top' });
    await user.selectOptions(within(footer()).getByRole('combobox', { name: 'Language' }), 'தமிழ்');
    await within(banner()).findByRole('link', { name: 'இப்போதே வாங்க' });
    expect(router.state.location).toMatchObject({ pathname: '/faq', search: '?utm_source=mail', hash: '#top' });
  });

  test('lists each language by its own name, marked with its language code', () => {
    show();
    const options = within(within(banner()).getByRole('combobox', { name: 'Language' })).getAllByRole('option');
    expect(options.map((option) => [option.textContent, option.getAttribute('lang')])).toEqual([
      ['English', 'en'],
      ['தமிழ்', 'ta'],
      ['हिन्दी', 'hi'],
    ]);
  });

  test('lists those of the shop alone', async () => {
    mswServer.use(http.get(api('/homepage/store'), () => ok(buildStore({ languages: ['ta', 'en'] }))));
    show();
    const select = within(footer()).getByRole('combobox', { name: 'Language' });
    await waitFor(() =>
      expect(
        within(select)
          .getAllByRole('option')
          .map((option) => option.textContent),
      ).toEqual(['தமிழ்', 'English']),
    );
  });

  test('is left out where the shop has one language', async () => {
    mswServer.use(http.get(api('/homepage/store'), () => ok(buildStore({ languages: ['ta'] }))));
    show();
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Language' })).not.toBeInTheDocument());
  });

  test("shows the server's errors in the new language", async () => {
    mswServer.use(
      http.get(api('/homepage/store'), ({ request }) =>
        rejected(500, request.headers.get('accept-language') === 'hi' ? 'दुकान लड़खड़ा गई।' : 'The shop stumbled.'),
      ),
    );
    const { user } = show();
    await screen.findByText('The shop stumbled.');
    await user.selectOptions(within(banner()).getByRole('combobox', { name: 'Language' }), 'हिन्दी');
    expect(await screen.findByText('दुकान लड़खड़ा गई।')).toBeVisible();
  });
});

describe('a location chosen before login that differs from the saved address', () => {
  const chosen = { lat: 11.02, lng: 76.98, street: '4 Temple Road', landmark: 'Tank', type: 1 as const };
  const saved = { lat: 11, lng: 77, street: '9 Mill Street', landmark: 'Mill', type: 2 as const, _id: 'a-1' };
  const created = {
    _id: 'a-2',
    type: 1,
    othersType: null,
    street: '4 Temple Road',
    doorNo: null,
    landmark: 'Tank',
    receiverName: null,
    receiverPhone: null,
    instructions: null,
    isDefault: true,
    location: { type: 'Point', coordinates: [76.98, 11.02] },
  };
  const offer = async () => {
    const view = show({ loggedIn: true, address: saved, offeredAddress: chosen });
    await screen.findByRole('dialog', { name: 'Deliver to the place you chose?' });
    return view;
  };

  test('is created on the server and selected on yes', async () => {
    const bodies: unknown[] = [];
    mswServer.use(
      http.post(api('/address/create'), async ({ request }) => {
        bodies.push(await request.json());
        return ok({ currentAddress: created });
      }),
    );
    const { user, store } = await offer();
    await user.click(screen.getByRole('button', { name: 'Yes, deliver there' }));
    await waitFor(() => expect(store.getState().selectedAddress.address).toEqual({ ...chosen, _id: 'a-2' }));
    expect(bodies).toEqual([
      {
        street: '4 Temple Road',
        landmark: 'Tank',
        type: 1,
        isDefault: true,
        location: { type: 'Point', coordinates: [76.98, 11.02] },
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('is dropped on no', async () => {
    const { user, store } = await offer();
    await user.click(screen.getByRole('button', { name: 'No, keep my saved address' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(store.getState().selectedAddress.address).toEqual(saved);
  });

  test('is dropped with a message when the server rejects it', async () => {
    mswServer.use(http.post(api('/address/create'), () => rejected(409, 'We do not deliver there yet')));
    const { user, store } = await offer();
    await user.click(screen.getByRole('button', { name: 'Yes, deliver there' }));
    expect(await screen.findByText('We do not deliver there yet')).toBeVisible();
    expect(store.getState().selectedAddress.address).toEqual(saved);
  });
});
