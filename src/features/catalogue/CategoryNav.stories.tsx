import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { CATEGORY_IDS } from '../../../contract/constants';
import { api } from '../../testing/handlers/responses';
import { CategoryNav } from './CategoryNav';

const meta = {
  title: 'Catalogue/Category navigation',
  component: CategoryNav,
  args: { currentId: CATEGORY_IDS.PUTTU_MIX },
} satisfies Meta<typeof CategoryNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InACategory: Story = {};
export const AllProducts: Story = { args: { currentId: undefined } };
export const BesideASearch: Story = { args: { withCounts: false } };
export const Loading: Story = {
  parameters: { msw: [http.get(api('/homepage/category/list'), () => delay('infinite'))] },
};
