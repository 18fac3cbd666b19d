import { composeStories } from '@storybook/react-webpack5';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import type { EditAddressBody } from '../../../contract/address';
import { buildAddress, buildAddresses } from '../../testing/builders/address';
import { api, ok, refused } from '../../testing/handlers/answers';
import { mswServer } from '../../testing/mswServer';
import { pressArrowOnMap } from '../../testing/pressArrowOnMap';
import { renderStory } from '../../testing/renderStory';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { AddressList } from './AddressList';
import * as stories from './AddressList.stories';

const { Empty, Loading, Failed } = composeStories(stories);

/** A shop that keeps what is changed, and the calls that changed it. */
const keepAddresses = () => {
  let addresses = buildAddresses();
  const calls: unknown[] = [];
  const currentAddress = (id: unknown) => ({ currentAddress: addresses.find(({ _id }) => _id === id) });
  mswServer.use(
    http.get(api('/address/list'), () => ok(addresses)),
    http.put(api('/address/update/status/:id'), ({ params }) => {
      calls.push(['default', params.id]);
      addresses = addresses.map((address) => ({ ...address, isDefault: address._id === params.id }));
      return ok(currentAddress(params.id));
    }),
    http.put<never, EditAddressBody>(api('/address/edit'), async ({ request }) => {
      const body = await request.json();
      calls.push(['edit', body]);
      addresses = addresses.map((address) => (address._id === body._id ? { ...address, ...body } : address));
      return ok(currentAddress(body._id));
    }),
    http.delete(api('/address/delete/:id'), ({ params }) => {
      calls.push(['delete', params.id]);
      addresses = addresses.filter(({ _id }) => _id !== params.id);
      return ok(null);
    }),
  );
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
const open = (address: typeof selectedWork | null = null) =>
  renderWithProviders(<AddressList />, { loggedIn: true, address });
const button = (name: string) => screen.findByRole('button', { name });
const field = (name: string) => screen.findByRole('textbox', { name });
const card = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  return heading.closest('li')!;
};

it('shows each address with its words, and which is the default', async () => {
  open();
  expect(within(await card('Home')).getByText('4B, 12 Avinashi Road')).toBeVisible();
  expect(within(await card('Home')).getByText('Default')).toBeVisible();
  expect(within(await card('Work')).queryByText('Default')).not.toBeInTheDocument();
  expect(within(await card("Amma's house")).getByText('Boat house')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Make default: Home' })).not.toBeInTheDocument();
});

it('makes another the default', async () => {
  const calls = keepAddresses();
  const { user } = open();
  await user.click(await button('Make default: Work'));
  await waitFor(async () => expect(within(await card('Work')).getByText('Default')).toBeVisible());
  expect(within(await card('Home')).queryByText('Default')).not.toBeInTheDocument();
  expect(calls).toEqual([['default', 'address-work']]);
});

describe('deleting', () => {
  it('asks first, and leaves all as it is on Cancel', async () => {
    const calls = keepAddresses();
    const { user } = open();
    await user.click(await button('Delete Work'));
    expect(await screen.findByRole('dialog', { name: 'Delete this address?' })).toBeVisible();
    await user.click(await button('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await button('Delete Work')).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it('takes the address away, from the choice of where to deliver as well, and moves the focus on', async () => {
    const calls = keepAddresses();
    const { user, store } = open(selectedWork);
    await user.click(await button('Delete Work'));
    await user.click(await button('Delete'));
    await waitFor(() => expect(screen.queryByText('7 Trichy Road')).not.toBeInTheDocument());
    expect(calls).toEqual([['delete', 'address-work']]);
    expect(store.getState().selectedAddress.address).toBeNull();
    await waitFor(async () => expect(await button('Add an address')).toHaveFocus());
  });

  it('of one leaves the choice of another', async () => {
    keepAddresses();
    const { user, store } = open(selectedWork);
    await user.click(await button('Delete Home'));
    await user.click(await button('Delete'));
    await waitFor(() => expect(screen.queryByText(/12 Avinashi Road/)).not.toBeInTheDocument());
    expect(store.getState().selectedAddress.address?._id).toBe('address-work');
  });

  it('that fails says why and keeps the address', async () => {
    mswServer.use(http.delete(api('/address/delete/:id'), () => refused(500, 'The shop stumbled.')));
    const { user } = open();
    await user.click(await button('Delete Work'));
    await user.click(await button('Delete'));
    expect(await screen.findByText('The shop stumbled.')).toBeVisible();
    expect(await screen.findByText('7 Trichy Road')).toBeVisible();
  });
});

describe('editing', () => {
  it('begins with what is saved, sends the change, and what was chosen for delivery follows', async () => {
    const calls = keepAddresses();
    const { user, store } = open(selectedWork);
    await user.click(await button('Edit Work'));
    expect(await screen.findByRole('dialog', { name: 'Edit address' })).toBeVisible();
    expect(await field('Street')).toHaveValue('7 Trichy Road');
    // The words of the place come, and leave the street alone.
    await screen.findByText('Peelamedu, Coimbatore, Tamil Nadu 641004');
    expect(await field('Street')).toHaveValue('7 Trichy Road');
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

  it('is called off by Close', async () => {
    const calls = keepAddresses();
    const { user } = open();
    await user.click(await button("Edit Amma's house"));
    expect(await field('Name Your Address Label')).toHaveValue("Amma's house");
    await user.click(await button('Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls).toEqual([]);
  });
});

it('adds an address, without making it the default', async () => {
  const bodies: unknown[] = [];
  mswServer.use(
    http.post(api('/address/create'), async ({ request }) => {
      bodies.push(await request.json());
      return ok({ currentAddress: buildAddress({ _id: 'address-new', isDefault: false }) });
    }),
  );
  const { user } = open();
  await user.click(await button('Add an address'));
  expect(await screen.findByRole('dialog', { name: 'New address' })).toBeVisible();
  pressArrowOnMap(await screen.findByRole('application'), 'ArrowDown');
  await waitFor(async () => expect(await field('Street')).toHaveValue('Peelamedu'));
  await user.type(await field('Landmark'), 'Water tank');
  await user.click(await button('Save address'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(bodies).toEqual([expect.objectContaining({ street: 'Peelamedu', landmark: 'Water tank' })]);
  expect(bodies[0]).not.toHaveProperty('isDefault');
});

it('says that there are none yet, and offers to add one', async () => {
  const { user } = renderStory(Empty);
  expect(await screen.findByRole('heading', { name: 'No address yet' })).toBeVisible();
  await user.click(await button('Add an address'));
  expect(await screen.findByRole('dialog', { name: 'New address' })).toBeVisible();
});

it('shows that it is loading', () => {
  renderStory(Loading);
  expect(screen.getByRole('status', { name: 'Loading your addresses' })).toBeVisible();
});

it('says that it failed, and can be tried again', async () => {
  const { user } = renderStory(Failed);
  expect(await screen.findByText('Your addresses could not be loaded')).toBeVisible();
  mswServer.use(http.get(api('/address/list'), () => ok([buildAddress()])));
  await user.click(await button('Try again'));
  expect(await screen.findByText('4B, 12 Avinashi Road')).toBeVisible();
});
