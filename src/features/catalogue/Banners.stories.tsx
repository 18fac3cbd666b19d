import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { buildBanner } from '../../testing/builders/homepage';
import { api, ok } from '../../testing/handlers/responses';
import { Banners } from './Banners';

const list = api('/homepage/banner/list');
const meta = { title: 'Home/Banners', component: Banners } satisfies Meta<typeof Banners>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const Three: Story = {
  parameters: {
    msw: [
      http.get(list, () =>
        ok([
          buildBanner(),
          buildBanner({ _id: 'rices', title: 'Heirloom rices, grown for generations', actionLabel: 'Shop rices' }),
          buildBanner({ _id: 'mixes', title: 'Breakfast in ten minutes', actionLabel: 'Shop porridge mix' }),
        ]),
      ),
    ],
  },
};
export const Loading: Story = { parameters: { msw: [http.get(list, () => delay('infinite'))] } };
