import { composeStories } from '@storybook/react-webpack5';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { EditAddressBody } from '../../../contract/address';
import { sessionExpired } from '../../store/actions';
import { selectAddress, type SelectedAddress } from '../../store/slices/selectedAddressSlice';
import { buildAddress, buildGeocodedLocation } from '../../testing/builders/address';
import { statefulAddressHandlers } from '../../testing/handlers/address';
import { api, ok, rejected } from '../../testing/handlers/responses';
import { mswServer } from '../../testing/mswServer';
import { pressArrowOnMap } from '../../testing/pressArrowOnMap';
import { renderStory } from '../../testing/renderStory';
import { renderRoutes, renderWithProviders } from '../../testing/renderWithProviders';
import { AddressList } from './AddressList';
import * as stories from './AddressList.stories';

const { Empty, Loading, Failed, NotRestored } = composeStories(stories);

/** A stateful fake that records the calls. */
const fakeAddresses = () => {
  const calls: unknown[][] = [];
  mswServer.use(...statefulAddressHandlers((call) => calls.push(call)));
  return calls;
};

const selectedWork = {
  _id: 'address-work',
  type: 2,
  lat: 11.0183,
  lng: 76.9725,
  street: '7 Trichy Road',
  landmark: 'Opposite the bus stand',
} as const;
const open = (address: SelectedAddress | null = null) =>
  renderWithProviders(<AddressList headingLevel="h2" />, { loggedIn: true, address });
const button = (name: string) => screen.findByRole('button', { name });
const field = (name: string) => screen.findByRole('textbox', { name });
const card = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  return heading.closest('li')!;
};

it('shows each address with its text, and which is the default', async () => {
  open();
  expect(within(await card('Home')).getByText('4B, 12 Avinashi Road')).toBeVisible();
  expect(within(await card('Home')).getByText('Default')).toBeVisible();
  expect(within(await card('Work')).queryByText('Default')).not.toBeInTheDocument();
  expect(within(await card("Amma's house")).getByText('Boat house')).toBeVisible();
  expect(await within(await card('Work')).findByText('Gandhipuram 641012')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Make default: Home' })).not.toBeInTheDocument();
});

it('makes another the default', async () => {
  const calls = fakeAddresses();
  const { user } = open();
  await user.click(await button('Make default: Work'));
  await waitFor(async () => expect(within(await card('Work')).getByText('Default')).toBeVisible());
  expect(within(await card('Home')).queryByText('Default')).not.toBeInTheDocument();
  expect(calls).toEqual([['default', 'address-work']]);
});

describe('deleting', () => {
  it('removes the address at once, also as the selected one, and offers undo', async () => {
    const calls = fakeAddresses();
    const { user, store } = open(selectedWork);
    await user.click(await button('Delete Work'));
    await waitFor(() => expect(screen.queryByText('7 Trichy Road')).not.toBeInTheDocument());
    expect(calls).toEqual([['delete', 'address-work']]);
    expect(store.getState().selectedAddress.address).toBeNull();
    expect(screen.getByText('Work is deleted.')).toBeVisible();
    expect(await button('Undo')).toHaveFocus();
  });

  it('of one leaves the choice of another', async () => {
    fakeAddresses();
    const { user, store } = open(selectedWork);
    await user.click(await button('Delete Home'));
    await waitFor(() => expect(screen.queryByText(/12 Avinashi Road/)).not.toBeInTheDocument());
    expect(store.getState().selectedAddress.address?._id).toBe('address-work');
  });

  it('leaves the focus where the user has moved it meanwhile', async () => {
    fakeAddresses();
    let respond = () => {};
    const requests = new Promise<void>((resolve) => {
      respond = resolve;
    });
    mswServer.use(http.delete(api('/address/delete/:id'), () => requests.then(() => ok(null))));
    const { user } = open();
    await user.click(await button('Delete Work'));
    await user.click(await button('Add an address'));
    const close = await button('Close');
    act(() => close.focus());
    respond();
    expect(await screen.findByText('Work is deleted.')).toBeInTheDocument();
    expect(close).toHaveFocus();
  });

  it('that fails explains why, retains the address and offers no undo', async () => {
    mswServer.use(http.delete(api('/address/delete/:id'), () => rejected(500, 'The shop stumbled.')));
    const { user } = open();
    await user.click(await button('Delete Work'));
    expect(await screen.findByText('The shop stumbled.')).toBeVisible();
    expect(await screen.findByText('7 Trichy Road')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('is final once the offer has expired, and the focus moves on', async () => {
    const calls = fakeAddresses();
    open();
    fireEvent.click(await button('Delete Work'));
    jest.useFakeTimers();
    // In small steps, because a toast takes several to slide out.
    const pass = async (seconds: number) => {
      for (let step = 0; step < seconds * 4; step += 1) await act(() => jest.advanceTimersByTimeAsync(250));
    };
    try {
      await pass(1);
      expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
      await pass(8);
      expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
      await pass(3);
    } finally {
      jest.useRealTimers();
    }
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(await button('Add an address')).toHaveFocus();
    expect(screen.queryByText('7 Trichy Road')).not.toBeInTheDocument();
    expect(calls).toEqual([['delete', 'address-work']]);
  });
});

describe('undo', () => {
  const undo = async (user: ReturnType<typeof open>['user'], name: string) => {
    await user.click(await button(`Delete ${name}`));
    await user.click(await button('Undo'));
  };

  it('restores the address entirely, as default and selected address', async () => {
    const calls = fakeAddresses();
    const { user, store } = open({ ...selectedWork, _id: 'address-home', street: '12 Avinashi Road', type: 1 });
    await undo(user, 'Home');
    await waitFor(async () => expect(within(await card('Home')).getByText('Default')).toBeVisible());
    expect(within(await card('Home')).getByText('4B, 12 Avinashi Road')).toBeVisible();
    expect(calls).toEqual([
      ['delete', 'address-home'],
      [
        'create',
        {
          street: '4B, 12 Avinashi Road',
          landmark: 'Near the water tank',
          type: 1,
          location: { type: 'Point', coordinates: [77.0266, 11.0296] },
          isDefault: true,
        },
      ],
    ]);
    await waitFor(() =>
      expect(store.getState().selectedAddress.address).toMatchObject({ _id: 'address-new-1', lat: 11.0296 }),
    );
  });

  it('brings the label and the receiver back, and chooses nothing that was not chosen before', async () => {
    const calls = fakeAddresses();
    const { user, store } = open();
    await undo(user, "Amma's house");
    expect(within(await card("Amma's house")).getByText(/Kamarajar Road/)).toBeVisible();
    expect(calls[1]).toEqual([
      'create',
      expect.objectContaining({
        type: 3,
        othersType: "Amma's house",
        receiverName: 'Lakshmi',
        receiverPhone: '9876500000',
        isDefault: false,
      }),
    ]);
    expect(within(await card('Home')).getByText('Default')).toBeVisible();
    expect(store.getState().selectedAddress.address).toBeNull();
  });

  it('of the only address leaves the focus on the button that adds one', async () => {
    let addresses = [buildAddress()];
    mswServer.use(
      http.get(api('/address/list'), () => ok(addresses)),
      http.delete(api('/address/delete/:id'), () => {
        addresses = [];
        return ok(null);
      }),
      http.post(api('/address/create'), () => {
        addresses = [buildAddress({ _id: 'address-new' })];
        return ok({ currentAddress: addresses[0] });
      }),
    );
    const { user } = open();
    await user.click(await button('Delete Home'));
    expect(await screen.findByRole('heading', { name: 'No address yet' })).toBeVisible();
    await user.click(await button('Undo'));
    expect(await screen.findByText('4B, 12 Avinashi Road')).toBeVisible();
    await waitFor(async () => expect(await button('Add an address')).toHaveFocus());
  });

  it("doesn't replace an address that was selected since", async () => {
    fakeAddresses();
    const { user, store } = open(selectedWork);
    await user.click(await button('Delete Work'));
    await button('Undo');
    const mill = { lat: 11.01, lng: 76.98, street: '9 Mill Road', landmark: 'Mill', type: 1 as const };
    act(() => void store.dispatch(selectAddress(mill)));
    await user.click(await button('Undo'));
    expect(await screen.findByText('7 Trichy Road')).toBeVisible();
    expect(store.getState().selectedAddress.address).toEqual(mill);
  });

  it('works on the page that the customer went on to', async () => {
    fakeAddresses();
    const { user, router } = renderRoutes(
      [
        { path: '/profile/address', element: <AddressList headingLevel="h2" /> },
        { path: '/', element: <p>Home page</p> },
      ],
      { loggedIn: true, route: '/profile/address' },
    );
    await user.click(await button('Delete Work'));
    await button('Undo');
    await act(() => router.navigate('/'));
    expect(screen.getByText('Home page')).toBeVisible();
    await user.click(await button('Undo'));
    await act(() => router.navigate('/profile/address'));
    expect(await screen.findByText('7 Trichy Road')).toBeVisible();
  });

  it('is offered only to the customer who deleted', async () => {
    fakeAddresses();
    const { user, store } = open();
    await user.click(await button('Delete Work'));
    expect(await button('Undo')).toBeVisible();
    act(() => void store.dispatch(sessionExpired()));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument());
    await waitFor(() => expect(screen.queryByText('Work is deleted.')).not.toBeInTheDocument());
  });

  it('without a connection reports so and stays until it succeeds', async () => {
    const calls = fakeAddresses();
    const { user } = open();
    await user.click(await button('Delete Work'));
    mswServer.use(http.post(api('/address/create'), () => HttpResponse.error(), { once: true }));
    await user.click(await button('Undo'));
    expect(await screen.findByText('No connection')).toBeVisible();
    expect(await screen.findByText('Work could not be put back.')).toBeVisible();
    await user.click(await button('Undo'));
    expect(await screen.findByText('7 Trichy Road')).toBeVisible();
    expect(calls.map(([what]) => what)).toEqual(['delete', 'create']);
  });

  it('that never succeeds can be dismissed', async () => {
    const { user } = renderStory(NotRestored);
    await undo(user, 'Work');
    expect(await screen.findByText('Work could not be put back.')).toBeVisible();
    await user.click(await button('Close'));
    await waitFor(() => expect(screen.queryByText('Work could not be put back.')).not.toBeInTheDocument());
  });
});

describe('editing', () => {
  it('begins with what is saved, sends the change, and what was chosen for delivery follows', async () => {
    const calls = fakeAddresses();
    const { user, store } = open(selectedWork);
    await user.click(await button('Edit Work'));
    expect(await screen.findByRole('dialog', { name: 'Edit address' })).toBeVisible();
    expect(await field('Door number and street')).toHaveValue('7 Trichy Road');
    // Geocoding finishes without touching the street.
    await screen.findByText('Peelamedu, Coimbatore, Tamil Nadu 641004');
    expect(await field('Door number and street')).toHaveValue('7 Trichy Road');
    await user.clear(await field('Landmark'));
    await user.type(await field('Landmark'), 'Behind the mill');
    await user.click(await button('Save address'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(within(await card('Work')).getByText('Behind the mill')).toBeVisible();
    expect(calls).toEqual([
      [
        'edit',
        {
          _id: 'address-work',
          type: 2,
          street: '7 Trichy Road',
          landmark: 'Behind the mill',
          location: { type: 'Point', coordinates: [76.9725, 11.0183] },
        },
      ],
    ]);
    expect(store.getState().selectedAddress.address?.landmark).toBe('Behind the mill');
  });

  it('accepts a moved pin, and the selected address follows', async () => {
    const calls = fakeAddresses();
    const requested: number[] = [];
    mswServer.use(
      http.get(api('/address/geocode'), ({ request }) => {
        requested.push(Number(new URL(request.url).searchParams.get('lng')));
        return ok([buildGeocodedLocation()]);
      }),
    );
    const { user, store } = open(selectedWork);
    await user.click(await button('Edit Work'));
    await waitFor(() => expect(requested).toEqual([selectedWork.lng]));
    pressArrowOnMap(await screen.findByRole('application'), 'ArrowRight');
    // The map has come to rest at another point.
    await waitFor(() => expect(requested).toHaveLength(2));
    await user.click(await button('Save address'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const [what, body] = calls.at(-1) as [string, EditAddressBody];
    const [lng, lat] = body.location.coordinates;
    expect([what, body._id, body.street]).toEqual(['edit', 'address-work', '7 Trichy Road']);
    expect(lng).toBeGreaterThan(selectedWork.lng);
    expect(lng).toBe(requested[1]);
    expect(lat).toBeCloseTo(selectedWork.lat, 3);
    expect(store.getState().selectedAddress.address).toMatchObject({ _id: 'address-work', lng, lat });
  });

  it('begins with what is saved now, which another device may have changed', async () => {
    mswServer.use(
      http.get(api('/address/detail/:id'), ({ params }) =>
        // Its door number was stored apart.
        ok(buildAddress({ _id: String(params.id), doorNo: '4B', street: '9 New Street' })),
      ),
    );
    const { user } = open();
    await user.click(await button('Edit Work'));
    await waitFor(async () => expect(await field('Door number and street')).toHaveValue('4B, 9 New Street'));
  });

  it('can be tried again when the address cannot be read', async () => {
    mswServer.use(http.get(api('/address/detail/:id'), () => rejected(500, 'The shop stumbled.'), { once: true }));
    const { user } = open();
    await user.click(await button('Edit Work'));
    expect(await screen.findByText('The shop stumbled.')).toBeVisible();
    await user.click(await button('Try again'));
    expect(await field('Door number and street')).toHaveValue('7 Trichy Road');
  });

  it('is called off by Close', async () => {
    const calls = fakeAddresses();
    const { user } = open();
    await user.click(await button("Edit Amma's house"));
    expect(await field('Name Your Address Label')).toHaveValue("Amma's house");
    await user.click(await button('Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls).toEqual([]);
  });
});

it('adds an address, as the default, and delivers to it', async () => {
  const bodies: unknown[] = [];
  mswServer.use(
    http.post(api('/address/create'), async ({ request }) => {
      bodies.push(await request.json());
      return ok({ currentAddress: buildAddress({ _id: 'address-new' }) });
    }),
  );
  const { user, store } = open();
  await user.click(await button('Add an address'));
  expect(await screen.findByRole('dialog', { name: 'New address' })).toBeVisible();
  pressArrowOnMap(await screen.findByRole('application'), 'ArrowDown');
  await user.type(await field('Door number and street'), '7/2, Trichy Road');
  await user.type(await field('Landmark'), 'Water tank');
  await user.click(await button('Save address'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(bodies).toEqual([
    expect.objectContaining({ street: '7/2, Trichy Road', landmark: 'Water tank', type: 1, isDefault: true }),
  ]);
  // The new address is selected because none was before.
  expect(store.getState().selectedAddress.address?._id).toBe('address-new');
});

it('shows that there are none yet, and offers to add one', async () => {
  const { user } = renderStory(Empty);
  expect(await screen.findByRole('heading', { name: 'No address yet' })).toBeVisible();
  await user.click(await button('Add an address'));
  expect(await screen.findByRole('dialog', { name: 'New address' })).toBeVisible();
});

it('shows that it is loading', () => {
  renderStory(Loading);
  expect(screen.getByRole('status', { name: 'Loading your addresses' })).toBeVisible();
});

it('reports a failure, and can be retried', async () => {
  const { user } = renderStory(Failed);
  expect(await screen.findByText('Your addresses could not be loaded')).toBeVisible();
  mswServer.use(http.get(api('/address/list'), () => ok([buildAddress()])));
  await user.click(await button('Try again'));
  expect(await screen.findByText('4B, 12 Avinashi Road')).toBeVisible();
});
