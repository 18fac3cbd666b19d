import { composeStories } from '@storybook/react-webpack5';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { persistStore } from 'redux-persist';
import { buildAddress, buildGeocodedLocation } from '../../testing/builders/address';
import { fakeGeolocation, type FakeGeolocation } from '../../testing/geolocation';
import { api, ok, rejected } from '../../testing/handlers/responses';
import { mswServer } from '../../testing/mswServer';
import { pressArrowOnMap } from '../../testing/pressArrowOnMap';
import { renderStory } from '../../testing/renderStory';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { LocationModal } from './LocationModal';
import * as stories from './LocationModal.stories';

const { Customer, SavedAddressSelected, NoSavedAddress, SavedAddressesFailed, Loading, Failed } =
  composeStories(stories);

const INSIDE = { lat: 11.0296, lng: 77.0266 };
const OUTSIDE = { lat: 11.5, lng: 77.5 };
const DENIED = 1;
const TIMED_OUT = 3;

let restore = () => {};
const browserIs = (geolocation: FakeGeolocation | undefined) => {
  restore = fakeGeolocation(geolocation);
};
afterEach(() => {
  restore();
});

const open = (options: Parameters<typeof renderWithProviders>[1] = {}, props = {}) => {
  const onClose = jest.fn();
  const view = renderWithProviders(<LocationModal open onClose={onClose} {...props} />, options);
  return { ...view, onClose };
};
type User = ReturnType<typeof open>['user'];

const button = (name: string) => screen.findByRole('button', { name });
const field = (name: string) => screen.findByRole('textbox', { name });
const mapStep = () => screen.findByRole('dialog', { name: 'Set delivery location' });
const chooseCurrentLocation = async (user: User) => user.click(await button('Current Location'));
const placeName = () => screen.findByText('Peelamedu, Coimbatore, Tamil Nadu 641004');
/** Opens the map inside the area and waits for geocoding. */
const openMap = async (user: User) => {
  await chooseCurrentLocation(user);
  await mapStep();
  await placeName();
};
/** Opens it and fills in a street. */
const openMapWithStreet = async (user: User) => {
  await openMap(user);
  await user.type(await field('Door number and street'), '4B, Avinashi Road');
};
const moveMap = async () => pressArrowOnMap(await screen.findByRole('application'));
const listenToCreate = () => {
  const bodies: Record<string, unknown>[] = [];
  mswServer.use(
    http.post(api('/address/create'), async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>;
      bodies.push(body);
      return ok({ currentAddress: buildAddress({ _id: 'address-new', doorNo: null, ...body }) });
    }),
  );
  return bodies;
};

describe('the current location', () => {
  it('opens the map there at once when it is permitted', async () => {
    browserIs({ permission: 'granted', readings: [INSIDE] });
    const { user } = open();
    expect(await screen.findByText('Enable Your Current Location for better services')).toBeVisible();
    await openMap(user);
    expect(screen.getByText('Peelamedu, Coimbatore, Tamil Nadu 641004')).toBeVisible();
  });

  it('is requested first when not permitted yet', async () => {
    browserIs({ permission: 'prompt', readings: [INSIDE] });
    const { user } = open();
    await openMap(user);
  });

  it('is tried again when permission came with a first reading that failed', async () => {
    browserIs({ permission: 'prompt', readings: [TIMED_OUT, INSIDE] });
    const query = jest.fn().mockResolvedValueOnce({ state: 'prompt' }).mockResolvedValue({ state: 'granted' });
    Object.defineProperty(navigator, 'permissions', { configurable: true, value: { query } });
    const { user } = open();
    await openMap(user);
  });

  it('starts at once when requested elsewhere', async () => {
    browserIs({ permission: 'granted', readings: [INSIDE] });
    open({}, { locateAtOnce: true });
    expect(await mapStep()).toBeVisible();
  });

  it.each([
    ['permissions', { permission: 'denied', readings: [DENIED] }],
    ['no Permissions API', { readings: [DENIED] }],
  ] as [string, FakeGeolocation][])('leads to the hint when denied, by a browser with %s', async (_name, fake) => {
    browserIs(fake);
    const { user } = open();
    await chooseCurrentLocation(user);
    const alert = await screen.findByRole('alertdialog', { name: 'Your location is switched off' });
    expect(alert).toHaveTextContent(
      "Turn on Location Services to Allow 'Vayal' to Determine Your Location by Clicking the Location icon in the Address bar, and then Always allow.",
    );
  });

  it('shows the hint in a browser without geolocation, and manual search continues', async () => {
    browserIs(undefined);
    const { user } = open();
    await chooseCurrentLocation(user);
    await screen.findByRole('alertdialog', { name: 'This browser can’t find your location' });
    await user.click(await button('OK'));
    await user.type(await screen.findByRole('combobox', { name: 'Search your area' }), 'gandhi');
    await user.click(await screen.findByRole('option', { name: 'Gandhipuram · 641012' }));
    expect(await mapStep()).toBeVisible();
  });

  it('reports when it is not found', async () => {
    browserIs({ permission: 'granted', readings: [TIMED_OUT] });
    const { user } = open();
    await chooseCurrentLocation(user);
    expect(await screen.findByText('We could not find your position. Search your area instead.')).toBeVisible();
    expect(await button('Current Location')).toBeEnabled();
  });

  it('that arrives late changes nothing after another choice', async () => {
    let respond: (position: unknown) => void = () => {};
    const getCurrentPosition = (onPlace: typeof respond) => {
      respond = onPlace;
    };
    browserIs({ permission: 'granted', readings: [] });
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
    const { user } = open();
    await chooseCurrentLocation(user);
    await user.click(await button('Choose on the map'));
    await mapStep();
    await user.click(await button('Back'));
    await act(async () => {
      respond({ coords: { latitude: 11.5, longitude: 77.5 } });
      await Promise.resolve();
    });
    expect(screen.getByRole('dialog', { name: 'Your Location' })).toBeVisible();
  });
});

describe('searching by hand', () => {
  it.each(['பீளமேடு', 'peela', '641004'])('finds a locality by "%s"', async (text) => {
    const { user } = open();
    const search = await screen.findByRole('combobox', { name: 'Search your area' });
    await user.click(search);
    await user.paste(text);
    expect(await screen.findByRole('option', { name: 'Peelamedu · 641004' })).toHaveAttribute('lang', 'en');
    expect(screen.getAllByRole('option')).toHaveLength(1);
  });

  it('reports an unknown locality', async () => {
    const { user } = open();
    await user.type(await screen.findByRole('combobox', { name: 'Search your area' }), 'zzz');
    expect(await screen.findByText('We don’t know an area by that name')).toBeVisible();
  });
});

describe('saved addresses', () => {
  const rows = () => within(screen.getByRole('list', { name: 'Saved Address' })).getAllByRole('listitem');

  it('are neither shown to a visitor nor requested', async () => {
    mswServer.use(http.get(api('/address/list'), () => rejected(401, 'Unexpected')));
    open();
    await button('Choose on the map');
    expect(screen.queryByText('Saved Address')).not.toBeInTheDocument();
    expect(screen.queryByText('Unexpected')).not.toBeInTheDocument();
  });

  it('are two at first, then all, then two', async () => {
    const { user } = renderStory(Customer);
    await screen.findByRole('list', { name: 'Saved Address' });
    expect(rows()).toHaveLength(2);
    await user.click(await button('View More'));
    expect(rows()).toHaveLength(3);
    await user.click(await button('View Less'));
    expect(rows()).toHaveLength(2);
  });

  it('have no View More when there are only two', async () => {
    mswServer.use(
      http.get(api('/address/list'), () => ok([buildAddress(), buildAddress({ _id: 'second', street: 'Second' })])),
    );
    open({ loggedIn: true });
    await screen.findByRole('list', { name: 'Saved Address' });
    expect(rows()).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'View More' })).not.toBeInTheDocument();
  });

  it('are selected by a click', async () => {
    const { user, store, onClose } = open({ loggedIn: true });
    await user.click(await screen.findByRole('button', { name: /Work/ }));
    expect(store.getState().selectedAddress.address).toEqual({
      _id: 'address-work',
      type: 2,
      lat: 11.0183,
      lng: 76.9725,
      street: '7 Trichy Road',
      landmark: 'Opposite the bus stand',
    });
    expect(onClose).toHaveBeenCalled();
  });

  it('show which is selected', async () => {
    renderStory(SavedAddressSelected);
    const row = await screen.findByRole('button', { name: /7 Trichy Road/ });
    expect(within(row).getByTitle('Selected')).toBeInTheDocument();
  });

  it('have no heading when there are none', async () => {
    renderStory(NoSavedAddress);
    await button('Choose on the map');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Saved Address' })).not.toBeInTheDocument());
  });

  it('can be retried after a failure', async () => {
    const { user } = renderStory(SavedAddressesFailed);
    expect(await screen.findByText('Your saved addresses could not be loaded')).toBeVisible();
    mswServer.use(http.get(api('/address/list'), () => ok([buildAddress()])));
    await user.click(await button('Try again'));
    expect(await screen.findByText(/12 Avinashi Road/)).toBeVisible();
  });
});

describe('the map step', () => {
  beforeEach(() => browserIs({ permission: 'granted', readings: [INSIDE] }));

  it('leads back to the first', async () => {
    const { user } = open();
    await openMap(user);
    await user.click(await button('Back'));
    expect(await screen.findByRole('dialog', { name: 'Your Location' })).toBeVisible();
  });

  it('says beforehand what is required', async () => {
    const { user } = open();
    await openMap(user);
    expect(await field('Landmark')).toHaveAccessibleDescription('Required');
    expect(await field('Door number and street')).toHaveAccessibleDescription('Required');
  });

  it('requires street and landmark, and focuses the first that is missing', async () => {
    const { user } = open();
    await openMap(user);
    expect(await field('Door number and street')).toHaveValue('');
    await user.click(await button('Save address'));
    expect(await screen.findByText('Please Enter Your Street')).toBeVisible();
    expect(screen.getByText('Please Enter Your Landmark')).toBeVisible();
    await waitFor(async () => expect(await field('Door number and street')).toHaveFocus());
  });

  it("doesn't accept blanks", async () => {
    const { user } = open();
    await openMap(user);
    await user.type(await field('Landmark'), '   ');
    await user.click(await button('Save address'));
    expect(await screen.findByText('Please Enter Your Landmark')).toBeVisible();
  });

  it('requires a point when the map was never moved', async () => {
    const { user, store } = open();
    await user.click(await button('Choose on the map'));
    await user.type(await field('Door number and street'), '12 Avinashi Road');
    await user.type(await field('Landmark'), 'Water tank');
    await user.click(await button('Save address'));
    expect(await screen.findByText('please choose location from map')).toBeVisible();
    expect(store.getState().selectedAddress.address).toBeNull();
    await moveMap();
    await user.click(await button('Save address'));
    await waitFor(() => expect(store.getState().selectedAddress.address?.street).toBe('12 Avinashi Road'));
  });

  it("withdraws the previous point's text when geocoding fails, and explains why", async () => {
    const { user } = open();
    await openMap(user);
    mswServer.use(http.get(api('/address/geocode'), () => HttpResponse.error()));
    await moveMap();
    expect(await screen.findByText('No connection')).toBeVisible();
    expect(screen.queryByText('Peelamedu, Coimbatore, Tamil Nadu 641004')).not.toBeInTheDocument();
  });

  it('requires a label when the type is Other, and sends it only then', async () => {
    const bodies = listenToCreate();
    const { user } = open({ loggedIn: true });
    await openMapWithStreet(user);
    await user.type(await field('Landmark'), 'Water tank');
    expect(screen.queryByRole('textbox', { name: 'Name Your Address Label' })).not.toBeInTheDocument();
    await user.click(await button('Other'));
    await user.click(await button('Save address'));
    expect(await screen.findByText('Please name this address')).toBeVisible();
    await user.type(await field('Name Your Address Label'), "Amma's house");
    await user.click(await button('Save address'));
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies[0]).toMatchObject({ type: 3, othersType: "Amma's house" });
  });

  it('drops the label of an address that became a home', async () => {
    const bodies = listenToCreate();
    const { user } = open({ loggedIn: true });
    await openMapWithStreet(user);
    await user.type(await field('Landmark'), 'Water tank');
    await user.click(await button('Other'));
    await user.type(await field('Name Your Address Label'), "Amma's house");
    await user.click(await button('Home'));
    await user.click(await button('Save address'));
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies[0]).toMatchObject({ type: 1 });
    expect(bodies[0]).not.toHaveProperty('othersType');
  });
});

describe('saving', () => {
  beforeEach(() => browserIs({ permission: 'granted', readings: [INSIDE] }));

  it('creates the address of a customer on the server, as the default, and selects it', async () => {
    const bodies = listenToCreate();
    const { user, store, onClose } = open({ loggedIn: true });
    persistStore(store);
    await openMapWithStreet(user);
    await user.type(await field('Landmark'), ' Water tank ');
    await user.click(await button('Add receiver or notes'));
    expect(await field('Receiver’s name')).toHaveFocus();
    await user.type(await field('Receiver’s name'), 'Lakshmi');
    await user.click(await field('Receiver’s mobile number'));
    await user.paste('+91 98765 43210');
    await user.click(await button('Save address'));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(bodies).toEqual([
      {
        street: '4B, Avinashi Road',
        landmark: 'Water tank',
        type: 1,
        receiverName: 'Lakshmi',
        receiverPhone: '9876543210',
        location: { type: 'Point', coordinates: [INSIDE.lng, INSIDE.lat] },
        isDefault: true,
      },
    ]);
    expect(store.getState().selectedAddress.address).toMatchObject({ _id: 'address-new', street: '4B, Avinashi Road' });
    await waitFor(() => expect(window.localStorage.getItem('selectedAddress')).toContain('"_id":"address-new"'));
  });

  it("stores a visitor's address locally only", async () => {
    const bodies = listenToCreate();
    const { user, store, onClose } = open();
    persistStore(store);
    await openMapWithStreet(user);
    await user.type(await field('Landmark'), 'Water tank');
    expect(screen.queryByRole('button', { name: 'Add receiver or notes' })).not.toBeInTheDocument();
    await user.click(await button('Save address'));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const stored = () => JSON.parse(window.localStorage.getItem('selectedAddress') ?? 'null') as unknown;
    await waitFor(() => expect(stored()).not.toBeNull());
    expect(stored()).toEqual({
      ...INSIDE,
      street: '4B, Avinashi Road',
      landmark: 'Water tank',
      type: 1,
    });
    expect(bodies).toEqual([]);
  });

  it('preserves typed values when the server rejects them, and explains why', async () => {
    mswServer.use(
      http.post(api('/address/create'), () =>
        rejected(400, ['Landmark is too long.'], { data: { fields: { landmark: 'Landmark is too long.' } } }),
      ),
    );
    const { user, store, onClose } = open({ loggedIn: true });
    await openMapWithStreet(user);
    await user.type(await field('Landmark'), 'Water tank');
    await user.click(await button('Save address'));
    expect(await screen.findAllByText('Landmark is too long.')).toHaveLength(2);
    expect(await field('Landmark')).toHaveValue('Water tank');
    expect(onClose).not.toHaveBeenCalled();
    expect(store.getState().selectedAddress.address).toBeNull();
  });

  it('takes no short number of a receiver', async () => {
    const bodies = listenToCreate();
    const { user } = open({ loggedIn: true });
    await openMapWithStreet(user);
    await user.type(await field('Landmark'), 'Water tank');
    await user.click(await button('Add receiver or notes'));
    await user.type(await field('Receiver’s mobile number'), '98765');
    await user.click(await button('Save address'));
    expect(await screen.findByText('Mobile number must be exactly 10 digits')).toBeVisible();
    expect(bodies).toEqual([]);
  });
});

describe('the area that is delivered to', () => {
  it('is named to a visitor by localities, which lead to the map', async () => {
    const { user } = open();
    await user.click(await button('Gandhipuram'));
    expect(await mapStep()).toBeVisible();
    expect(await screen.findByText('Peelamedu, Coimbatore, Tamil Nadu 641004')).toBeVisible();
  });
});

describe('the map step without a point', () => {
  it('finds an area by its search, which it then clears', async () => {
    const requested: string[] = [];
    mswServer.use(
      http.get(api('/address/geocode'), ({ request }) => {
        requested.push(new URL(request.url).searchParams.get('lng') ?? '');
        return ok([buildGeocodedLocation()]);
      }),
    );
    const { user } = open();
    await user.click(await button('Choose on the map'));
    await mapStep();
    const search = await screen.findByRole('combobox', { name: 'Search your area' });
    await user.type(search, 'gandhi');
    await user.click(await screen.findByRole('option', { name: 'Gandhipuram · 641012' }));
    expect(search).toHaveValue('');
    await waitFor(() => expect(requested).toEqual(['76.9725']));
  });

  it('goes to the current location', async () => {
    browserIs({ permission: 'granted', readings: [INSIDE] });
    const { user } = open();
    await user.click(await button('Choose on the map'));
    await mapStep();
    await user.click(await button('Current Location'));
    expect(await placeName()).toBeVisible();
  });
});

describe('a point outside the delivery area', () => {
  it('replaces the form by a message that leads to the fixed central point', async () => {
    browserIs({ permission: 'granted', readings: [OUTSIDE] });
    const { user, store } = open();
    await chooseCurrentLocation(user);
    expect(await screen.findByText("Sit Tight! We're Coming Soon to your location!")).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save address' })).not.toBeInTheDocument();

    await user.click(await button('Take me to Serviceable Area'));
    await user.type(await field('Landmark'), 'Water tank');
    await user.type(await field('Door number and street'), '4B, Avinashi Road');
    await user.click(await button('Save address'));
    await waitFor(() => expect(store.getState().selectedAddress.address).toMatchObject({ lat: 11.0168, lng: 76.9558 }));
  });
});

it('shows that the shop is loading', async () => {
  renderStory(Loading);
  expect(await screen.findByRole('dialog', { name: 'Your Location' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Current Location' })).not.toBeInTheDocument();
});

it('can be retried when the shop does not respond', async () => {
  const { user } = renderStory(Failed);
  const again = await button('Try again');
  mswServer.resetHandlers();
  await user.click(again);
  expect(await button('Current Location')).toBeVisible();
});
