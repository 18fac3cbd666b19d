import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { buildAddresses, buildGeocodedLocation } from '../../testing/builders/address';
import { buildStore } from '../../testing/builders/store';
import { AddressPicker } from './AddressPicker';
import { toAddressValues } from './addressValues';

const store = buildStore();
const [, , ammasHouse] = buildAddresses();

const meta = {
  title: 'Location/Address picker',
  component: AddressPicker,
  args: {
    store,
    start: store.delivery.localities[0]!.location,
    geocode: fn(() => Promise.resolve([buildGeocodedLocation()])),
    onSave: fn(() => Promise.resolve(undefined)),
  },
  parameters: {
    docs: {
      description: {
        component: `
A map to choose a point, and the form for its text.

**When to use.** New and edited addresses. To show a point only, use DeliveryMap.

**Do** pass the stored address when editing, so that nothing is typed twice.

**Don't** validate the area yourself: it replaces the form outside.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
  },
} satisfies Meta<typeof AddressPicker>;
export default meta;
type Story = StoryObj<typeof AddressPicker>;

export const AtPosition: Story = {};

/** The map waits to be moved while no position is known. */
export const NoPositionYet: Story = { args: { start: null } };

export const OutsideTheArea: Story = { args: { start: { lat: 11.5, lng: 77.5 } } };

export const Editing: Story = { args: { initialValues: toAddressValues(ammasHouse!) } };

/** Local addresses have no receiver. */
export const ForAVisitor: Story = { args: { withReceiver: false } };

/** Geocoding finds no name for the point. */
export const WithoutGeocoding: Story = { args: { geocode: fn(() => Promise.resolve([])) } };

export const Rejected: Story = {
  args: { onSave: fn(() => Promise.resolve({ street: 'A street has at most 300 characters.' })) },
};
