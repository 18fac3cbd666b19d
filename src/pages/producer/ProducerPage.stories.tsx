import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { buildProducer } from '../../testing/builders/producers';
import { api, ok, rejected } from '../../testing/handlers/responses';
import { ProducerPage } from './ProducerPage';

const detail = api('/homepage/producer/detail/:slug');
const meta = {
  title: 'Pages/Producer',
  component: ProducerPage,
  parameters: { path: '/producers/:slug', route: '/producers/hill-farmers-group' },
} satisfies Meta<typeof ProducerPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {};

/** Nothing but a name and a place, of the demo. */
export const Sample: Story = {
  parameters: {
    msw: [
      http.get(detail, () =>
        ok(buildProducer({ isSample: true, story: '', point: null, certificates: [], products: [] })),
      ),
    ],
  },
};

export const Unknown: Story = { parameters: { route: '/producers/unknown' } };

export const Failed: Story = { parameters: { msw: [http.get(detail, () => rejected(500))] } };

export const Loading: Story = { parameters: { msw: [http.get(detail, () => delay('infinite'))] } };
