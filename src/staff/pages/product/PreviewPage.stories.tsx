import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { http } from 'msw';
import { rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { PreviewPage } from './PreviewPage';

const meta = {
  title: 'Staff/Product preview',
  component: PreviewPage,
  parameters: {
    state: { staffUser: true },
    route: '/staff/products/ml-thinai/preview',
    path: '/staff/products/:productId/preview',
  },
} satisfies Meta<typeof PreviewPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const WithoutPacks: Story = {
  parameters: {
    msw: [
      http.get(staffApiUrl('/catalogue/products/:id/preview'), () =>
        rejected(409, 'At least one pack has to be for sale.'),
      ),
    ],
  },
};
