import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Origins } from './Origins';

const producer = {
  slug: 'hill-farmers-group',
  name: 'Hill Farmers’ Group',
  place: 'Sathyamangalam hills, Erode',
  certificates: [{ scheme: 'PGS_INDIA' as const, body: 'Erode Regional Council', number: 'PGS/TN/0123' }],
};

const meta = { title: 'Features/Producers/Origins', component: Origins } satisfies Meta<typeof Origins>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Certified: Story = {
  args: {
    origins: {
      claim: 'CERTIFIED',
      producers: [producer, { ...producer, slug: 'delta-farm', name: 'Delta Rice Farm', place: 'Tiruvarur' }],
    },
  },
};

/** The shop's settings ask for no certificate. */
export const Uncertified: Story = {
  args: { origins: { claim: 'UNCERTIFIED', producers: [{ ...producer, certificates: [] }] } },
};

/** A batch on sale has no certificate. */
export const WithoutClaim: Story = {
  args: { origins: { claim: null, producers: [{ ...producer, certificates: [] }] } },
};
