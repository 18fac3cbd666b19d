import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { api, rejected } from '../../testing/handlers/responses';
import { CategoryTiles } from './CategoryTiles';

const list = api('/homepage/category/list');
const meta = {
  title: 'Home/Category tiles',
  component: CategoryTiles,
  args: { label: 'Shop by category' },
} satisfies Meta<typeof CategoryTiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Loading: Story = { parameters: { msw: [http.get(list, () => delay('infinite'))] } };
export const Failed: Story = { parameters: { msw: [http.get(list, () => rejected(500))] } };
