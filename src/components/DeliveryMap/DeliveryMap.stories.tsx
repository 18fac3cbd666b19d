import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { buildStore } from '../../testing/builders/store';
import { DeliveryMap } from './DeliveryMap';

const store = buildStore();

const meta = {
  title: 'Location/Delivery map',
  component: DeliveryMap,
  args: { store, centre: store.delivery.localities[1]!.location, label: 'Map of the delivery area', onMove: fn() },
} satisfies Meta<typeof DeliveryMap>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No tiles load here, so names of localities are shown instead. */
export const WithoutTiles: Story = { args: { zoom: 13 } };

/** A static map, such as an order's. */
export const Static: Story = { args: { onMove: undefined, zoom: 13 } };

/** Overlapping names appear at higher zooms. */
export const CrowdedNames: Story = {
  args: {
    zoom: 13,
    store: {
      ...store,
      delivery: {
        ...store.delivery,
        localities: ['Gandhipuram', 'Tatabad', 'Sivananda Colony', 'Rathinapuri', 'Ramnagar'].map((name, index) => ({
          name,
          nameTa: name,
          pin: '641012',
          location: { lat: 11.0183 + index * 0.003, lng: 76.9725 },
          serviceable: true,
        })),
      },
    },
  },
};
