import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { buildPack, buildProductDetail } from '../../testing/builders/homepage';
import { api, ok, refused } from '../../testing/handlers/answers';
import { ProductPage } from './ProductPage';

const detail = api('/homepage/product/detail/:slug');
const meta = {
  component: ProductPage,
  parameters: { layout: 'fullscreen', route: '/product/detail?slug=foxtail-millet-thinai' },
} satisfies Meta<typeof ProductPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const SoldOut: Story = {
  parameters: { msw: [http.get(detail, () => ok(buildProductDetail({ packs: [buildPack({ available: 0 })] })))] },
};
export const NotFound: Story = { parameters: { route: '/product/detail?slug=chocolate' } };
export const Loading: Story = { parameters: { msw: [http.get(detail, () => delay('infinite'))] } };
export const Failed: Story = { parameters: { msw: [http.get(detail, () => refused(500))] } };
