import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { api, rejected } from '../../testing/handlers/responses';
import { OtherProducts } from './OtherProducts';

const list = api('/homepage/other/products');
const meta = {
  title: 'Product/Other products',
  component: OtherProducts,
  args: { renderAction: () => null },
} satisfies Meta<typeof OtherProducts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Loading: Story = { parameters: { msw: [http.get(list, () => delay('infinite'))] } };
export const Failed: Story = { parameters: { msw: [http.get(list, () => rejected(500))] } };
