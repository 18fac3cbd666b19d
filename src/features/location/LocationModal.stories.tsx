import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { fakeGeolocation } from '../../testing/geolocation';
import { api, ok, rejected } from '../../testing/handlers/responses';
import { LocationModal } from './LocationModal';
import { LocationPrompt } from './LocationPrompt';

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

/** Combines both as Home does. */
const PromptThenModal = ({ onClose }: { onClose: () => void }) => {
  const [isPrompted, setIsPrompted] = useState(true);
  if (!isPrompted) return <LocationModal open locateAtOnce onClose={onClose} />;
  return <LocationPrompt onClose={onClose} onUseCurrentLocation={() => setIsPrompted(false)} />;
};

/** The customer goes from the prompt to a saved address: position, map, form. */
export const PromptToSavedAddress: Story = {
  beforeEach: MapStep.beforeEach!,
  render: ({ onClose }) => <PromptThenModal onClose={onClose} />,
  play: async ({ args, step }) => {
    await step('Allow the position', async () =>
      userEvent.click(await screen.findByRole('button', { name: 'Use Current Location' })),
    );
    await step('The map opens there and names it', async () => {
      await screen.findByRole('dialog', { name: 'Set delivery location' });
      await screen.findByText('Peelamedu, Coimbatore, Tamil Nadu 641004');
    });
    await step('Complete the form', async () => {
      await userEvent.type(screen.getByLabelText('Door number and street'), '4B, Avinashi Road');
      await userEvent.type(screen.getByLabelText('Landmark'), 'Water tank');
    });
    await step('Save', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Save address' }));
      await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    });
  },
};
