import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { buildStore } from '../../testing/builders/store';
import { DeliveryMap } from './DeliveryMap';

const store = buildStore();

const meta = {
  title: 'Location/Delivery map',
  component: DeliveryMap,
  args: { store, centre: store.delivery.localities[1]!.location, label: 'Map of the delivery area', onMove: fn() },
  parameters: {
    docs: {
      description: {
        component: `
A map with the delivery area and a fixed pin. Without tiles it is drawn: fields, names, a scale and the whole area in a corner.

**When to use.** To choose or show one point. With an address form use AddressPicker.

**Do** label it with what its arrow keys do. **Do** leave out \`onMove\` where it only shows.

**Don't** put markers of your own on it.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
  },
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
          nameHi: name,
          pin: '641012',
          location: { lat: 11.0183 + index * 0.003, lng: 76.9725 },
          serviceable: true,
        })),
      },
    },
  },
};
