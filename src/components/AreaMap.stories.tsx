import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { buildStore, buildStoreWithAreas } from '../testing/builders/store';
import { AreaMap } from './AreaMap';

const store = buildStore();
const { delivery } = store;
const meta = {
  title: 'Location/Area map',
  component: AreaMap,
  args: { store, label: 'Delivery area' },
  parameters: {
    docs: {
      description: {
        component: `
The delivery area with some of its localities, as a picture.

**When to use.** To show where the shop delivers, on a content page or below the ways to choose a place.

**Don't** use it to choose a point: that is DeliveryMap.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
  },
} satisfies Meta<typeof AreaMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Area: Story = {};
export const ManyNames: Story = {
  args: {
    store: {
      ...store,
      delivery: {
        ...delivery,
        localities: Array.from({ length: 24 }, (_, index) => ({
          name: `Locality ${index + 1}`,
          nameTa: `பகுதி ${index + 1}`,
          nameHi: `इलाक़ा ${index + 1}`,
          pin: '641004',
          location: { lat: 10.93 + (index % 6) * 0.02, lng: 76.92 + Math.floor(index / 6) * 0.03 },
          serviceable: true,
        })),
      },
    },
  },
};

/** Customers with saved addresses need the map less. */
export const Low: Story = { args: { isLow: true, label: undefined } };

/** Areas may overlap. */
export const SeveralAreas: Story = { args: { store: buildStoreWithAreas() } };
