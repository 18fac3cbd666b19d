import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import type { CreateAddressBody } from '../../../contract/address';
import type { CartBill, CartBody, CreateOrderBody } from '../../../contract/orders';
import { sessionExpired } from '../../store/actions';
import { addOne, type CartItem } from '../../store/slices/cartSlice';
import { selectAddress, type SelectedAddress } from '../../store/slices/selectedAddressSlice';
import { buildProductDetail } from '../../testing/builders/homepage';
import {
  buildBill,
  buildBillLine,
  buildBillOf,
  buildCreatedOrder,
  buildOfferedCoupon,
  buildSuggestedPacks,
} from '../../testing/builders/orders';
import { buildOpenSlots } from '../../testing/builders/slots';
import { buildStore, paymentTerms } from '../../testing/builders/store';
import { api, ok, rejected } from '../../testing/handlers/responses';
import { homepageHandlers } from '../../testing/handlers/homepage';
import { mswServer } from '../../testing/mswServer';
import { renderRoutes } from '../../testing/renderWithProviders';
import { translatePage } from '../../testing/translatePage';
import { CheckoutPage } from './CheckoutPage';

const millet: CartItem = { _id: 'ml-thinai-500', productPrice: 7500, quantity: 2, addons: [] };
const rice: CartItem = { _id: 'rc-mapp-1000', productPrice: 12_000, quantity: 1, addons: [] };
const riceLine = buildBillLine({
  _id: 'rc-mapp-1000',
  slug: 'mappillai-samba',
  name: 'Mappillai Samba',
  netGrams: 1000,
  productPrice: 12_000,
  mrpPaise: 12_000,
});
const home: SelectedAddress = {
  _id: 'address-home',
  lat: 11.03,
  lng: 77.02,
  street: '14 Avinashi Road',
  type: 1,
  landmark: 'Opposite the water tank',
};
const localAddress: SelectedAddress = { lat: 11.03, lng: 77.02, street: 'New street', type: 2, landmark: 'Temple' };

const openCheckout = (options: Parameters<typeof renderRoutes>[1] = {}) =>
  renderRoutes(
    [
      { path: '/checkout', element: <CheckoutPage /> },
      { path: '/order/status/:orderId', element: <p>Waiting for the payment</p> },
      { path: '/checkout/success/:orderId', element: <p>Thank you</p> },
    ],
    { route: '/checkout', loggedIn: true, cart: [millet], address: home, ...options },
  );

/** Fakes bills from these products. */
const billing = (bill: (body: CartBody) => CartBill = (body) => buildBillOf(body, [riceLine])) =>
  mswServer.use(http.post<never, CartBody>(api('/order/cart'), async ({ request }) => ok(bill(await request.json()))));

interface Sent {
  key: string | null;
  body: CreateOrderBody;
}

/** Responds in sequence and records requests; the last response repeats. */
const taking = (...responses: ((body: CreateOrderBody) => Response | Promise<Response>)[]): Sent[] => {
  const sent: Sent[] = [];
  mswServer.use(
    http.post<never, CreateOrderBody>(api('/order/create'), async ({ request }) => {
      const body = await request.json();
      const respond = responses[Math.min(sent.length, responses.length - 1)];
      sent.push({ key: request.headers.get('idempotency-key'), body });
      return respond ? respond(body) : ok(buildCreatedOrder());
    }),
  );
  return sent;
};

const payButton = (name: string | RegExp = /^Pay ₹/) => screen.findByRole('button', { name });
const readyToPay = async (name?: string | RegExp) => {
  await waitFor(async () => expect(await payButton(name)).toBeEnabled());
  return payButton(name);
};
const amountOf = (label: string | RegExp) => screen.getByText(label).nextElementSibling?.textContent;

describe('the bill', () => {
  it('explains every rupee, the saving on MRP and the tax included', async () => {
    billing();
    openCheckout({ cart: [millet, rice] });
    expect(await screen.findByRole('link', { name: 'Foxtail Millet (Thinai) rice' })).toBeVisible();
    expect(amountOf('3 packs at MRP')).toBe('₹280');
    expect(amountOf('Saved on MRP')).toBe('−₹10');
    expect(amountOf('Delivery')).toBe('₹40');
    expect(screen.getByRole('heading', { name: 'Add ₹229 more for free delivery' })).toBeVisible();
    expect(screen.getByText('Free from ₹499')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: /free delivery/ })).toHaveAttribute('aria-valuenow', '54');
    expect(amountOf('Includes GST 5% on ₹295.24')).toBe('₹14.76');
    expect(await payButton('Pay ₹310')).toBeVisible();
  });

  it('explains why delivery is free', async () => {
    billing((body) => buildBillOf(body));
    openCheckout({ cart: [{ ...millet, quantity: 8 }] });
    expect(await screen.findByRole('heading', { name: 'Delivery is free' })).toBeVisible();
    expect(amountOf('Delivery')).toBe('Free');
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('has more than three lines in one, which a tap unfolds', async () => {
    const cart = ['a', 'b', 'c', 'd'].map((_id) => ({ ...rice, _id }));
    billing((body) =>
      buildBillOf(
        body,
        cart.map(({ _id }) => ({ ...riceLine, _id, name: `Rice ${_id}` })),
      ),
    );
    const { user } = openCheckout({ cart });
    const folded = await screen.findByRole('button', { name: /Rice a, Rice b, Rice c, Rice d.*Change/ });
    expect(screen.queryByRole('link', { name: 'Rice d' })).not.toBeInTheDocument();
    await user.click(folded);
    expect(screen.getByRole('link', { name: 'Rice d' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Your cart' })).toHaveFocus();
  });

  it('follows the cart, and the cart what is done to its lines', async () => {
    billing();
    const { user, store } = openCheckout({ cart: [millet, rice] });
    await user.click(await screen.findByRole('button', { name: 'One more of Foxtail Millet (Thinai) rice, 500 g' }));
    expect(await payButton('Pay ₹385')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove Mappillai Samba, 1 kg' }));
    expect(await payButton('Pay ₹265')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Your cart' })).toHaveFocus();
    expect(store.getState().cart.items).toEqual([{ ...millet, quantity: 3 }]);
  });

  it('cannot be paid while a newer one is loading', async () => {
    billing();
    const { user } = openCheckout();
    await readyToPay();
    mswServer.use(http.post(api('/order/cart'), () => delay('infinite')));
    await user.click(screen.getByRole('button', { name: /^One more of/ }));
    expect(await payButton()).toBeDisabled();
  });

  it('cannot be paid without a network, and is a new one when it is back', async () => {
    billing();
    openCheckout();
    await readyToPay('Pay ₹190');
    const goes = (state: 'offline' | 'online') => {
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online');
      act(() => void window.dispatchEvent(new Event(state)));
    };
    goes('offline');
    const button = await payButton();
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(/You’re offline\. You can order/);
    billing((body) => buildBillOf(body, [{ ...buildBillLine(), productPrice: 8000, mrpPaise: 8000 }]));
    goes('online');
    expect(screen.getByRole('button', { name: /^Pay/ })).toBeDisabled();
    await readyToPay('Pay ₹200');
  });

  it('that never came for want of a network reports so, and comes with it', async () => {
    mswServer.use(http.post(api('/order/cart'), () => HttpResponse.error()));
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    openCheckout();
    expect(await screen.findByText(/You’re offline\. You can order/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
    billing();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await readyToPay();
  });

  it('that cannot load leaves the lines with their stored text, to be counted and removed, without a price', async () => {
    let bills = 0;
    mswServer.use(
      http.post(api('/order/cart'), () => {
        bills += 1;
        return HttpResponse.error();
      }),
    );
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { slug, name, secondName, picture, netGrams, measure } = buildBillLine();
    const lines = {
      'ml-thinai-500 gift-box': { slug, name, secondName, picture, netGrams, measure, addons: ['Gift box'] },
    };
    window.localStorage.setItem('cartWords', JSON.stringify({ language: 'en', lines }));
    const boxed = { ...millet, addons: ['gift-box'] };
    const { user, store } = openCheckout({ cart: [boxed, rice] });
    const cart = within(await screen.findByRole('region', { name: 'Your cart' }));
    expect(await cart.findByRole('link', { name })).toHaveAttribute('href', `/product/detail?slug=${slug}`);
    expect(cart.getByText('+ Gift box')).toBeVisible();
    expect(cart.queryByText(/₹/)).not.toBeInTheDocument();
    await user.click(cart.getByRole('button', { name: `One more of ${name}, 500 g` }));
    expect(store.getState().cart.items).toEqual([{ ...boxed, quantity: 3 }, rice]);
    // The next bill, which fails too, replaces nothing that has the focus.
    await waitFor(() => expect(bills).toBe(2));
    expect(cart.getByRole('button', { name: `One more of ${name}, 500 g` })).toHaveFocus();
    await user.click(cart.getByRole('button', { name: `Remove ${name}, 500 g` }));
    expect(store.getState().cart.items).toEqual([rice]);
  });

  it('reports that a price differs from when a pack was added', async () => {
    billing();
    openCheckout({ cart: [{ ...millet, productPrice: 7000 }] });
    expect(await screen.findByText('It was ₹70 when you added it.')).toBeVisible();
  });

  describe('below the minimum', () => {
    const single = { ...millet, quantity: 1 };
    const suggesting = () => billing((body) => ({ ...buildBillOf(body), suggestions: buildSuggestedPacks() }));

    it('leads from the pay button to packs that close the gap, of which one tap adds one', async () => {
      suggesting();
      const sent = taking();
      const { user, store } = openCheckout({ cart: [single] });
      const addMore = await readyToPay('Add ₹74 more');
      expect(addMore).toHaveAccessibleDescription('The minimum order is ₹149.');
      await user.click(addMore);
      const heading = screen.getByRole('heading', { name: 'Add ₹74 more: the minimum order is ₹149' });
      expect(heading).toHaveFocus();
      expect(screen.getByRole('progressbar', { name: /minimum/ })).toBeVisible();
      const bill = screen.getByRole('heading', { name: 'Your bill' });
      expect(bill.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      const packs = within(screen.getByRole('list', { name: 'Packs that fit' }));
      expect(packs.getAllByRole('listitem')).toHaveLength(3);
      expect(packs.queryByRole('link')).not.toBeInTheDocument();
      await user.click(packs.getByRole('button', { name: /^Add Little Millet/ }));
      expect(store.getState().cart.items).toEqual([
        single,
        { _id: 'ml-samai-500', productPrice: 7800, quantity: 1, addons: [] },
      ]);
      expect(screen.getByRole('link', { name: 'Little Millet (Samai) rice' })).toBeVisible();
      expect(heading).toHaveFocus();
      await readyToPay();
      expect(sent).toHaveLength(0);
    });

    it.each([
      ['a visitor, before the login', { loggedIn: false }],
      ['a customer without an address', { address: null }],
    ])('says so to %s', async (_who, options) => {
      suggesting();
      const { user, router } = openCheckout({ cart: [single], ...options });
      const addMore = await readyToPay('Add ₹74 more');
      expect(addMore).toHaveAccessibleDescription('The minimum order is ₹149.');
      await user.click(addMore);
      expect(screen.getByRole('heading', { name: 'Add ₹74 more: the minimum order is ₹149' })).toHaveFocus();
      expect(router.state.location.search).toBe('');
    });
  });

  it.each([
    [{ deliverable: false, orderable: false }, 'We don’t deliver to this address yet.'],
    [
      { orderable: false, paymentLimitPaise: 10_000_000 },
      'One payment can be at most ₹1,00,000. Please split this into two orders.',
    ],
  ])('that cannot be ordered (%j) explains why', async (overrides, text) => {
    billing((body) => ({ ...buildBillOf(body), ...overrides }));
    openCheckout();
    expect(await screen.findByText(text)).toBeVisible();
    expect(await payButton()).toBeDisabled();
  });

  it('to where the shop no longer delivers offers a visitor no time, and explains why', async () => {
    const slots = buildOpenSlots();
    billing((body) => ({ ...buildBillOf(body), deliverable: null, slots, slotId: slots[0]!._id }));
    openCheckout({ loggedIn: false, address: { ...localAddress, lat: 28.6, lng: 77.2 } });
    expect(await screen.findByText('We don’t deliver to this address yet.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Log in to order' })).toBeDisabled();
    expect(screen.queryByRole('group', { name: 'Day' })).not.toBeInTheDocument();
  });

  it('of a closed shop says so to everyone at once', async () => {
    const closedText = 'We take no orders at the moment.';
    billing((body) => ({ ...buildBillOf(body), orderable: false, closedText }));
    openCheckout({ loggedIn: false });
    expect(await screen.findByText(closedText)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Log in to order' })).toBeDisabled();
  });

  it('explains in a popup how it is paid, and gives the focus back', async () => {
    const { user } = openCheckout();
    const how = await screen.findByRole('button', { name: 'How payment works' });
    await user.click(how);
    const popup = within(await screen.findByRole('dialog', { name: 'How payment works' }));
    expect(popup.getByText('One payment can be at most ₹1,00,000.')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(how).toHaveFocus());
  });

  it('of an account without QR codes and app links leads to the page of the payment service', async () => {
    mswServer.use(http.get(api('/homepage/store'), () => ok(buildStore({ payment: paymentTerms.page }))));
    const { user } = openCheckout();
    expect(await screen.findByText('Online: UPI, card or net banking')).toBeInTheDocument();
    expect(screen.getByText('You pay on the page of our payment service in the next step.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'How payment works' }));
    const popup = within(await screen.findByRole('dialog', { name: 'How payment works' }));
    expect(popup.getByText(/a button leads to the page of our payment service/)).toBeVisible();
    expect(popup.getByText(/Refunds take 2 to 7 working days/)).toBeVisible();
    expect(popup.queryByText(/UPI app with the amount|QR code/)).not.toBeInTheDocument();
  });

  it('that failed to load can be retried', async () => {
    mswServer.use(http.post(api('/order/cart'), () => rejected(500, 'The shop stumbled.')));
    const { user } = openCheckout();
    expect(await screen.findByText('We couldn’t work out your bill')).toBeVisible();
    billing();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await payButton('Pay ₹190')).toBeVisible();
  });

  it('for an address that is gone requires another one', async () => {
    mswServer.use(http.post(api('/order/cart'), () => rejected(404, 'No such address')));
    openCheckout();
    expect(await screen.findByText('This address is no longer there. Please choose another one.')).toBeVisible();
  });
});

describe('a line with a problem', () => {
  const withProblem = (overrides: Parameters<typeof buildBillLine>[0]) => (body: CartBody) =>
    buildBill({
      lines: body.items.map(({ _id, quantity }) =>
        _id === millet._id && quantity > 1
          ? buildBillLine({ quantity, ...overrides })
          : buildBillLine({ ...riceLine, _id, quantity, linePaise: 12_000 * quantity }),
      ),
    });

  it('is set to what is left', async () => {
    billing(withProblem({ problem: 'SHORT', available: 1, problemText: 'Only 1 left' }));
    const { user, store } = openCheckout({ cart: [millet, rice] });
    expect(await screen.findByText('Only 1 left')).toBeVisible();
    expect(screen.getByText('If you keep what’s available')).toBeVisible();
    expect(amountOf('2 packs at MRP')).toBe('₹200');
    expect(amountOf('To pay')).toBe('₹235');
    expect(within(screen.getAllByRole('listitem')[0]!).getByText('1 pack').nextElementSibling).toHaveTextContent('₹75');
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Change to 1' }));
    expect(store.getState().cart.items).toEqual([{ ...millet, quantity: 1 }, rice]);
    await readyToPay();
  });

  it.each([
    ['SHORT', 1, [{ ...millet, quantity: 1 }, rice]],
    ['SOLD_OUT', 0, [rice]],
  ] as const)('that is %s is resolved where the order is paid, with undo', async (problem, available, left) => {
    billing(withProblem({ problem, available, problemText: 'Changed' }));
    const { user, store } = openCheckout({ cart: [millet, rice] });
    const keep = await readyToPay('Keep what’s available');
    expect(keep).toHaveAccessibleDescription('Some packs ran short: see above.');
    await user.click(keep);
    expect(store.getState().cart.items).toEqual(left);
    expect(screen.getByRole('heading', { name: 'Your cart' })).toHaveFocus();
    await readyToPay(/^(Pay|Add) ₹/);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(store.getState().cart.items).toEqual([millet, rice]);
    await readyToPay('Keep what’s available');
  });

  it('without which nothing is left clears the cart, with undo', async () => {
    billing(withProblem({ problem: 'GONE', available: 0, problemText: 'No longer available' }));
    const { user, store } = openCheckout({ cart: [millet] });
    expect(await screen.findByText('No longer available')).toBeVisible();
    expect(screen.queryByText('To pay')).not.toBeInTheDocument();
    const buttons = screen.getAllByRole('button', { name: 'Clear cart' });
    await waitFor(() => expect(buttons.at(-1)).toBeEnabled());
    await user.click(buttons.at(-1)!);
    expect(store.getState().cart.items).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(store.getState().cart.items).toEqual([millet]);
  });

  it('that is gone is removed', async () => {
    billing(withProblem({ problem: 'GONE', available: 0, problemText: 'No longer available' }));
    const { user, store } = openCheckout({ cart: [millet, rice] });
    expect(await screen.findByText('No longer available')).toBeVisible();
    expect(screen.getByText('1 product needs a change')).toBeVisible();
    expect(screen.getByText('1 pack')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^One more of Foxtail/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Remove Foxtail Millet/ }));
    expect(store.getState().cart.items).toEqual([rice]);
  });

  it('that lost an add-on is chosen again', async () => {
    billing(withProblem({ problem: 'GONE', available: 0, problemText: 'This add-on is no longer available for it.' }));
    const { user } = openCheckout({ cart: [millet, rice] });
    await user.click(await screen.findByRole('button', { name: /^Change add-ons of Foxtail Millet/ }));
    expect(await screen.findByRole('dialog', { name: /Foxtail Millet/ })).toBeVisible();
  });

  it('that the server cannot read is no longer available and can be removed', async () => {
    const unreadable = { ...rice, _id: 'x'.repeat(65) };
    mswServer.use(
      http.post<never, CartBody>(api('/order/cart'), async ({ request }) => {
        const body = await request.json();
        const at = body.items.findIndex(({ _id }) => _id === unreadable._id);
        if (at < 0) return ok(buildBillOf(body));
        return rejected(400, 'Check your cart', { data: { fields: { [`items.${at}._id`]: 'Check your cart' } } });
      }),
    );
    const { user, store } = openCheckout({ cart: [millet, unreadable] });
    expect(await screen.findByText('No longer available')).toBeVisible();
    expect(screen.queryByText('We couldn’t work out your bill')).not.toBeInTheDocument();
    await readyToPay('Keep what’s available');
    await user.click(screen.getByRole('button', { name: 'Remove An item we no longer sell' }));
    expect(store.getState().cart.items).toEqual([millet]);
    await readyToPay('Pay ₹190');
  });
});

describe('add-ons', () => {
  it('of a line are chosen in a popup and billed', async () => {
    billing();
    mswServer.use(http.get(api('/homepage/product/detail/:slug'), () => ok(buildProductDetail())));
    const { user, store } = openCheckout();
    await user.click(await screen.findByRole('button', { name: /^Change add-ons of Foxtail/ }));
    const popup = await screen.findByRole('dialog', { name: /^Add-ons for Foxtail/ });
    await user.click(await within(popup).findByRole('checkbox', { name: 'Gift box + ₹40 each' }));
    await user.click(within(popup).getByRole('button', { name: 'Update · ₹230' }));
    expect(store.getState().cart.items).toEqual([{ ...millet, addons: ['gift-box'] }]);
    expect(await payButton('Pay ₹270')).toBeVisible();
    expect(screen.getByText('+ Gift box ₹40')).toBeVisible();
  });
});

describe('the cart', () => {
  it('is cleared with a way back', async () => {
    mswServer.use(...homepageHandlers);
    billing();
    const { user, store } = openCheckout({ cart: [millet, rice] });
    await user.click(await screen.findByRole('button', { name: 'Clear cart' }));
    expect(store.getState().cart.items).toEqual([]);
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(undo).toHaveFocus();
    act(() => void store.dispatch(addOne({ _id: 'added-since', productPrice: 5000 })));
    await user.click(undo);
    expect(store.getState().cart.items.map(({ _id }) => _id)).toEqual([millet._id, rice._id, 'added-since']);
    expect(await screen.findByRole('link', { name: 'Mappillai Samba' })).toBeVisible();
  });
});

describe('a coupon', () => {
  const enter = async (user: ReturnType<typeof openCheckout>['user'], code: string) => {
    const unfold = screen.queryByRole('button', { name: 'Enter a coupon code' });
    await screen.findByText('One coupon per order');
    if (unfold ?? screen.queryByRole('button', { name: 'Enter a coupon code' }))
      await user.click(screen.getByRole('button', { name: 'Enter a coupon code' }));
    const field = screen.getByRole('textbox', { name: 'Coupon code' });
    await user.clear(field);
    if (code) await user.type(field, code);
    await user.click(screen.getByRole('button', { name: 'Apply' }));
  };

  it('that applies is a ticket to tap; one out of reach names what is missing', async () => {
    const coupons = [
      buildOfferedCoupon(),
      buildOfferedCoupon({
        code: 'MILLET50',
        title: '₹50 off',
        discountPaise: 0,
        missingPaise: 34_900,
        isUsable: false,
      }),
    ];
    billing((body) => ({ ...buildBillOf(body), coupons }));
    const { user } = openCheckout();
    expect(await screen.findByText('Add ₹349 more to use it')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Apply MILLET50' })).not.toBeInTheDocument();
    expect(screen.getByText('₹15 off this order')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Apply WELCOME10' }));
    expect(await screen.findByText('WELCOME10: ₹15 off')).toBeVisible();
    expect(await payButton('Pay ₹175')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Coupon code' })).not.toBeInTheDocument();
  });

  it.each(['welcome10 ', 'wel\u200Bcome 10'])(
    'typed as %j takes its discount off and can be removed',
    async (typed) => {
      billing();
      const { user } = openCheckout();
      await enter(user, typed);
      expect(await screen.findByText('WELCOME10: ₹15 off')).toBeVisible();
      expect(amountOf('Coupon WELCOME10')).toBe('−₹15');
      await user.click(screen.getByRole('button', { name: 'Remove coupon' }));
      expect(await payButton('Pay ₹190')).toBeVisible();
    },
  );

  it('that does not apply explains why and does not block the order', async () => {
    billing();
    const { user } = openCheckout();
    await enter(user, 'nonsense');
    expect(await screen.findByText('We do not know this coupon.')).toBeVisible();
    await readyToPay('Pay ₹190');
  });

  it.each([
    ['', 'Enter the coupon code'],
    ['X'.repeat(31), 'A coupon code has at most 30 characters'],
  ])('typed as "%s" is not sent', async (code, text) => {
    billing((body) => {
      expect(body).not.toHaveProperty('couponCode');
      return buildBillOf(body);
    });
    const { user } = openCheckout();
    await enter(user, code);
    expect(await screen.findByText(text)).toBeVisible();
  });
});

describe('paying', () => {
  it('places the order as shown and leads to the payment; the cart stays until it is paid', async () => {
    billing();
    const sent = taking();
    const { user, store } = openCheckout({ cart: [{ ...millet, addons: ['gift-box'] }] });
    await user.click(await screen.findByRole('button', { name: 'Note for us (optional)' }));
    await user.type(screen.getByRole('textbox', { name: 'Note for us (optional)' }), ' Ring twice ');
    await user.selectOptions(screen.getByRole('combobox', { name: 'If something is missing' }), 'LEAVE_OUT');
    await user.click(await readyToPay('Pay ₹270'));
    expect(await screen.findByText('Waiting for the payment')).toBeVisible();
    expect(sent).toEqual([
      {
        key: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
        body: {
          items: [{ _id: 'ml-thinai-500', quantity: 2, addons: ['gift-box'] }],
          addressId: 'address-home',
          expectedTotal: 27_000,
          note: 'Ring twice',
          ifMissing: 'LEAVE_OUT',
        },
      },
    ]);
    const lines = [{ ...millet, addons: ['gift-box'] }];
    expect(store.getState().cart).toMatchObject({ items: lines, placed: { orderId: 'order-1', items: lines } });
  });

  it('asks in one line for WhatsApp, which is off until it is chosen, and sends a yes with the order', async () => {
    const question = 'Order updates from Vayal by WhatsApp';
    billing((body) => buildBillOf(body));
    const without = openCheckout();
    await readyToPay();
    expect(screen.queryByRole('checkbox', { name: question })).not.toBeInTheDocument();
    without.unmount();

    billing((body) => ({ ...buildBillOf(body), whatsAppQuestion: question }));
    const sent = taking(
      () => rejected(409, 'The shop is closed.'),
      () => ok(buildCreatedOrder()),
    );
    const { user } = openCheckout();
    const wanted = await screen.findByRole('checkbox', { name: question });
    expect(wanted).not.toBeChecked();
    await user.click(await readyToPay());
    await screen.findByText('The shop is closed.');
    await user.click(wanted);
    await user.click(await readyToPay());
    expect(await screen.findByText('Waiting for the payment')).toBeVisible();
    expect(sent.map(({ body }) => body.whatsAppUpdates)).toEqual([undefined, true]);
  });

  it('at the door places the order at once, and the cart is empty', async () => {
    billing();
    const sent = taking(() => ok(buildCreatedOrder({ status: 'ORDER_CREATED', payment: null })));
    const { user, store } = openCheckout();
    await user.click(await screen.findByRole('radio', { name: 'Pay at the door: cash or UPI' }));
    expect(screen.getByText('To pay at the door')).toBeInTheDocument();
    await user.click(await readyToPay('Place order'));
    expect(await screen.findByText('Thank you')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([
      {
        items: [{ _id: 'ml-thinai-500', quantity: 2 }],
        addressId: 'address-home',
        expectedTotal: 19_000,
        paymentMethod: 'AT_DOOR',
      },
    ]);
    expect(store.getState().cart).toMatchObject({ items: [], placed: null });
  });

  it('at the door is at whole rupees, which the bill shows beside the exact total', async () => {
    billing((body) => buildBill({ lines: buildBillOf(body).lines, deliverable: true, discountPaise: 1_511 }));
    const sent = taking(() => ok(buildCreatedOrder({ status: 'ORDER_CREATED', payment: null })));
    const { user } = openCheckout();
    await readyToPay('Pay ₹174.89');
    await user.click(screen.getByRole('radio', { name: 'Pay at the door: cash or UPI' }));
    const bill = screen.getByRole('region', { name: 'Your bill' });
    expect(bill).toHaveTextContent(/To pay₹174\.89.*Rounding₹0\.11.*In cash₹175/);
    await user.click(await readyToPay('Place order'));
    expect(await screen.findByText('Thank you')).toBeVisible();
    expect(sent.map(({ body }) => body.expectedTotal)).toEqual([17_500]);
  });

  it('at the door is no longer chosen where the bill doesn’t allow it, and says why', async () => {
    const draft = { session: '', value: { paymentMethod: 'AT_DOOR' } };
    window.sessionStorage.setItem('checkoutDraft', JSON.stringify(draft));
    const problemText = 'At the door you can pay for orders up to ₹2,000. Please pay this one by UPI.';
    billing((body) => ({ ...buildBillOf(body), payAtDoor: { allowed: false, problemText } }));
    openCheckout();
    await readyToPay('Pay ₹190');
    expect(screen.getByRole('radio', { name: /^Pay at the door/ })).toHaveAccessibleDescription(problemText);
    expect(screen.getByRole('radio', { name: /^UPI/ })).toBeChecked();
  });

  it('is by UPI alone where the shop takes no money at the door', async () => {
    billing((body) => ({ ...buildBillOf(body), payAtDoor: null }));
    openCheckout();
    await readyToPay('Pay ₹190');
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('places one order however often the button is pressed', async () => {
    billing();
    const sent = taking();
    openCheckout();
    const button = await readyToPay();
    // Both clicks of a double click arrive before a re-render.
    act(() => {
      button.click();
      button.click();
    });
    expect(await screen.findByText('Waiting for the payment')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('sends the same key after a reload in the middle, with coupon and note as they were', async () => {
    billing();
    const sent = taking(
      () => delay('infinite') as Promise<never>,
      () => ok(buildCreatedOrder()),
    );
    const first = openCheckout();
    await first.user.click(await screen.findByRole('button', { name: 'Enter a coupon code' }));
    await first.user.type(screen.getByRole('textbox', { name: 'Coupon code' }), 'WELCOME10{Enter}');
    await first.user.click(screen.getByRole('button', { name: 'Note for us (optional)' }));
    await first.user.type(screen.getByRole('textbox', { name: 'Note for us (optional)' }), 'Ring twice');
    await first.user.click(await readyToPay('Pay ₹175'));
    await waitFor(() => expect(sent).toHaveLength(1));
    first.unmount();

    // The first order succeeded and holds the last packs.
    const short = { problem: 'SHORT', available: 1, problemText: 'Only 1 left' } as const;
    billing(() => buildBill({ lines: [buildBillLine(short)], missingToMinimumPaise: 7_400 }));
    const second = openCheckout();
    expect(await screen.findByText('Only 1 left')).toBeVisible();
    expect(await screen.findByText(/We couldn’t confirm that your order arrived/)).toBeVisible();
    await second.user.click(await readyToPay('Send the order again'));
    expect(await screen.findByText('Waiting for the payment')).toBeVisible();
    expect(sent[1]).toEqual(sent[0]);
    expect(second.store.getState().cart.items).toEqual([millet]);
  });

  it('sends the same key after a lost connection, and another one for the next order', async () => {
    billing();
    const sent = taking(
      () => HttpResponse.error(),
      () => rejected(503, 'The shop is busy.'),
      () => ok(buildCreatedOrder()),
    );
    const { user, unmount } = openCheckout();
    await user.click(await readyToPay());
    await user.click(await readyToPay('Send the order again'));
    await waitFor(() => expect(sent).toHaveLength(2));
    await user.click(await readyToPay('Send the order again'));
    expect(await screen.findByText('Waiting for the payment')).toBeVisible();
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    unmount();

    const next = openCheckout();
    await next.user.click(await readyToPay());
    await waitFor(() => expect(sent).toHaveLength(4));
    expect(sent[3]?.body).toEqual(sent[0]?.body);
    expect(sent[3]?.key).not.toBe(sent[0]?.key);
  });

  it('at a changed price shows what changed and requires confirmation', async () => {
    billing();
    const dearer = buildBill({ lines: [buildBillLine({ productPrice: 7900 })] });
    const sent = taking(
      () => rejected(409, 'The price has changed.', { data: { bill: dearer } }),
      () => ok(buildCreatedOrder()),
    );
    const { user } = openCheckout();
    await user.click(await readyToPay('Pay ₹190'));
    const popup = await screen.findByRole('dialog', { name: 'Something changed before you paid' });
    expect(within(popup).getByText('Foxtail Millet (Thinai) rice: now ₹79 (was ₹75)')).toBeVisible();
    expect(within(popup).getByText('New total: ₹198 (was ₹190)')).toBeVisible();
    expect(sent).toHaveLength(1);
    await user.click(within(popup).getByRole('button', { name: 'Pay ₹198' }));
    expect(await screen.findByText('Waiting for the payment')).toBeVisible();
    expect(sent.map(({ body }) => body.expectedTotal)).toEqual([19_000, 19_800]);
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  it('with sold-out items only leads back to the cart', async () => {
    billing();
    const short = buildBill({ lines: [buildBillLine({ problem: 'SHORT', available: 1 })] });
    const sent = taking(() => rejected(409, 'Some items are gone.', { data: { bill: short } }));
    const { user, store } = openCheckout();
    await user.click(await readyToPay());
    const popup = await screen.findByRole('dialog', { name: 'Something changed before you paid' });
    expect(within(popup).getByText('Foxtail Millet (Thinai) rice: only 1 left')).toBeVisible();
    expect(within(popup).queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
    await user.click(within(popup).getByRole('button', { name: 'Back to cart' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toHaveLength(1);
    expect(store.getState().cart.items).toEqual([millet]);
  });

  it('requires a visitor to log in, and returns', async () => {
    billing();
    const sent = taking();
    const { user, router } = openCheckout({ loggedIn: false });
    await user.click(await readyToPay('Log in to order'));
    expect(router.state.location.search).toBe('?login=1&next=%2Fcheckout');
    expect(sent).toHaveLength(0);
  });

  it('requires an address where there is none', async () => {
    billing();
    const { user, router } = openCheckout({ address: null });
    await user.click((await screen.findAllByRole('button', { name: 'Choose an address' }))[1] as HTMLElement);
    expect(router.state.location.search).toBe('?location=1');
  });

  it('saves an address that only this browser knows, and delivers there', async () => {
    billing();
    const sent = taking();
    const saved: CreateAddressBody[] = [];
    mswServer.use(
      http.post<never, CreateAddressBody>(api('/address/create'), async ({ request }) => {
        const body = await request.json();
        saved.push(body);
        return ok({ currentAddress: { ...body, _id: 'address-new', othersType: null, isDefault: true } });
      }),
    );
    const { user, store } = openCheckout({ address: localAddress });
    await user.click(await readyToPay());
    expect(await screen.findByText('Waiting for the payment')).toBeVisible();
    expect(saved).toEqual([
      {
        street: 'New street',
        landmark: 'Temple',
        type: 2,
        location: { type: 'Point', coordinates: [77.02, 11.03] },
        isDefault: true,
      },
    ]);
    expect(sent[0]?.body.addressId).toBe('address-new');
    expect(store.getState().selectedAddress.address?._id).toBe('address-new');
  });

  it('orders nothing where the address is rejected', async () => {
    billing();
    const sent = taking();
    mswServer.use(http.post(api('/address/create'), () => rejected(409, 'We do not deliver there yet.')));
    const { user } = openCheckout({ address: localAddress });
    await user.click(await readyToPay());
    expect(await screen.findByText('We do not deliver there yet.')).toBeVisible();
    await readyToPay();
    expect(sent).toHaveLength(0);
  });
});

describe('what is typed', () => {
  const typed = async (user: ReturnType<typeof openCheckout>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Note for us (optional)' }));
    await user.type(screen.getByRole('textbox', { name: 'Note for us (optional)' }), 'Ring twice');
  };
  const startSession = (token: string | null) => {
    if (token === null) window.localStorage.removeItem('token');
    else window.localStorage.setItem('token', token);
  };
  const noteShown = async () => {
    await screen.findByText('One coupon per order');
    return screen.queryByRole('textbox', { name: 'Note for us (optional)' })?.textContent ?? '';
  };

  it('stays over a reload and a login', async () => {
    billing();
    const first = openCheckout({ loggedIn: false });
    await typed(first.user);
    first.unmount();
    startSession('token-of-meena');
    openCheckout();
    expect(await noteShown()).toBe('Ring twice');
  });

  it('ends with the login, while the page is open', async () => {
    billing();
    startSession('token-of-meena');
    const { user, store } = openCheckout();
    await typed(user);
    act(() => void store.dispatch(sessionExpired()));
    expect(await noteShown()).toBe('');
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('is not shown to the next customer of a tab that was closed meanwhile', async () => {
    billing();
    startSession('token-of-meena');
    const first = openCheckout();
    await typed(first.user);
    first.unmount();
    startSession('token-of-valli');
    openCheckout();
    expect(await noteShown()).toBe('');
  });
});

describe('a dead login', () => {
  it('shows the login panel, and the bill of a visitor, instead of blaming the address', async () => {
    mswServer.use(
      http.post<never, CartBody>(api('/order/cart'), async ({ request }) =>
        request.headers.has('token')
          ? rejected(401, 'Your login has ended. Please log in again.')
          : ok(buildBillOf(await request.json())),
      ),
    );
    const { router, store } = openCheckout();
    expect(await screen.findByText('Your login has ended. Please log in again.')).toBeVisible();
    expect(screen.queryByText('We couldn’t work out your bill')).not.toBeInTheDocument();
    act(() => void store.dispatch(sessionExpired()));
    await readyToPay('Log in to order');
    expect(router.state.location.search).toBe('?login=1&next=%2Fcheckout');
  });
});

describe('a page translated by the browser', () => {
  it('follows the cart', async () => {
    billing();
    const { user } = openCheckout();
    await readyToPay('Pay ₹190');
    translatePage();
    await user.click(screen.getByRole('button', { name: /^One more of/ }));
    await readyToPay('Pay ₹265');
    expect(
      screen
        .getAllByText('To pay')
        .map(
          ({ nextElementSibling, parentElement }) =>
            (parentElement?.nextElementSibling ?? nextElementSibling)?.textContent,
        ),
    ).toContain('₹265');
    expect(screen.getByRole('heading', { name: 'Add ₹274 more for free delivery' })).toBeVisible();
    expect(screen.getByText('₹225')).toBeVisible();
  });

  it('follows the choice of an address', async () => {
    billing();
    const { store } = openCheckout({ address: null });
    await screen.findAllByRole('button', { name: 'Choose an address' });
    translatePage();
    act(() => void store.dispatch(selectAddress(home)));
    await readyToPay('Pay ₹190');
    expect(screen.getByText('14 Avinashi Road')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Change address' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Choose an address' })).not.toBeInTheDocument();
  });
});

describe('an empty cart', () => {
  it('leads to products and offers the best sellers, which fill it', async () => {
    mswServer.use(...homepageHandlers);
    billing((body) => buildBillOf(body, [riceLine]));
    const { user } = openCheckout({ cart: [] });
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all products' })).toHaveAttribute('href', '/categories');
    await user.click(await screen.findByRole('button', { name: /^Add Mappillai Samba/ }));
    expect(await screen.findByRole('heading', { name: 'Your cart' })).toBeVisible();
  });
});

describe('the delivery slot', () => {
  const slots = buildOpenSlots();
  const [soonest, evening, saturday] = slots;
  const withSlots =
    (changes: Partial<CartBill> = {}) =>
    (body: CartBody) => ({
      ...buildBillOf(body),
      slots,
      slotId: soonest!._id,
      ...changes,
    });

  it('is the soonest without a tap', async () => {
    billing(withSlots());
    const sent = taking(() => ok(buildCreatedOrder()));
    const { user } = openCheckout();
    await user.click(await readyToPay());
    expect(await screen.findByText('Waiting for the payment')).toBeVisible();
    expect(sent[0]?.body.slotId).toBe(soonest!._id);
  });

  it('can be chosen, and is still chosen after a reload', async () => {
    billing(withSlots());
    const sent = taking(() => ok(buildCreatedOrder()));
    const first = openCheckout();
    await readyToPay();
    await first.user.click(screen.getByRole('radio', { name: 'Sat 28 Nov' }));
    first.unmount();
    const { user } = openCheckout();
    await readyToPay();
    expect(screen.getByRole('radio', { name: 'Sat 28 Nov' })).toBeChecked();
    await user.click(await readyToPay());
    await waitFor(() => expect(sent[0]?.body.slotId).toBe(saturday!._id));
  });

  it('that filled up meanwhile is replaced by another one only with a word of the customer', async () => {
    billing(withSlots());
    const after = { ...buildBillOf({ items: [{ _id: millet._id, quantity: 2 }] }), slots, slotId: evening!._id };
    const sent = taking(
      () => rejected(409, 'This delivery time is no longer free.', { data: { bill: after } }),
      () => ok(buildCreatedOrder()),
    );
    const { user } = openCheckout();
    await user.click(await readyToPay());
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Delivery: Fri 27 Nov, 4–\u20607 pm instead of Fri 27 Nov, 7–\u206010 am');
    await user.click(within(dialog).getByRole('button', { name: /^Pay ₹/ }));
    await waitFor(() => expect(sent.map(({ body }) => body.slotId)).toEqual([soonest!._id, evening!._id]));
  });

  it('is said to be missing where none is free', async () => {
    billing(withSlots({ slots: buildOpenSlots(0), slotId: null, orderable: false }));
    openCheckout();
    expect(await screen.findByText(/^No delivery time is free in the next days/)).toBeVisible();
    expect(await payButton()).toBeDisabled();
  });
});
