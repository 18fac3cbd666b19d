import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { http } from 'msw';
import { buildStaffProducer } from '../../../testing/builders/producers';
import { rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { NewProducerPage, ProducerPage } from './ProducerPage';

const meta = {
  title: 'Staff/Producer',
  component: ProducerPage,
  parameters: {
    state: { staffUser: true },
    path: '/staff/producers/:producerId',
    route: '/staff/producers/producer-1',
  },
} satisfies Meta<typeof ProducerPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {};

export const New: Story = {
  render: () => <NewProducerPage />,
  parameters: { path: '/staff/producers/new', route: '/staff/producers/new' },
};

export const Unknown: Story = { parameters: { route: '/staff/producers/unknown' } };

/** Another person saves first: what is typed here stays. */
export const ChangedMeanwhile: Story = {
  parameters: {
    msw: [
      http.put(staffApiUrl('/producers/:id'), () =>
        rejected(409, 'Selvi has changed the producer meanwhile.', {
          data: {
            producer: buildStaffProducer({ version: 2, place: { en: 'Bhavani, Erode', ta: '', hi: '' } }),
            changedBy: 'Selvi',
          },
        }),
      ),
    ],
  },
};
