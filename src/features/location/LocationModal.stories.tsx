import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { fn, screen, userEvent } from 'storybook/test';
import { fakeGeolocation } from '../../testing/geolocation';
import { api, ok, rejected } from '../../testing/handlers/responses';
import { LocationModal } from './LocationModal';

const meta = {
  title: 'Location/Location modal',
  tags: ['framed'],
  component: LocationModal,
  args: { open: true, onClose: fn() },
} satisfies Meta<typeof LocationModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const loggedIn = { state: { loggedIn: true } };
const useCurrentLocation: Story['play'] = ({ step }) =>
  step('Press Current Location', async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Current Location' })),
  );

export const Visitor: Story = {};

export const Customer: Story = { parameters: loggedIn };

export const SavedAddressSelected: Story = {
  parameters: {
    state: {
      loggedIn: true,
      address: {
        _id: 'address-work',
        type: 2,
        lat: 11.0183,
        lng: 76.9725,
        street: '7 Trichy Road',
        landmark: 'Opposite the bus stand',
      },
    },
  },
};

export const NoSavedAddress: Story = {
  parameters: { ...loggedIn, msw: [http.get(api('/address/list'), () => ok([]))] },
};

export const SavedAddressesLoading: Story = {
  parameters: { ...loggedIn, msw: [http.get(api('/address/list'), () => delay('infinite'))] },
};

export const SavedAddressesFailed: Story = {
  parameters: { ...loggedIn, msw: [http.get(api('/address/list'), () => rejected(500, 'The shop stumbled.'))] },
};

export const Loading: Story = { parameters: { msw: [http.get(api('/homepage/store'), () => delay('infinite'))] } };

export const Failed: Story = {
  parameters: { msw: [http.get(api('/homepage/store'), () => rejected(500, 'The shop stumbled.'))] },
};

/** The permission prompt is open. */
export const Locating: Story = {
  args: { locateAtOnce: true },
  beforeEach: () => fakeGeolocation({ permission: 'prompt', readings: [] }),
};

export const MapStep: Story = {
  beforeEach: () => fakeGeolocation({ permission: 'granted', readings: [{ lat: 11.0296, lng: 77.0266 }] }),
  play: useCurrentLocation,
};

export const OutsideTheArea: Story = {
  beforeEach: () => fakeGeolocation({ permission: 'granted', readings: [{ lat: 11.5, lng: 77.5 }] }),
  play: useCurrentLocation,
};

export const Denied: Story = {
  beforeEach: () => fakeGeolocation({ permission: 'denied', readings: [1] }),
  play: useCurrentLocation,
};
