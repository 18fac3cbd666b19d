import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { http } from 'msw';
import type { Banner } from '../../../contract/homepage';
import { buildBanner } from '../../testing/builders/homepage';
import { bannerPicture } from '../../testing/builders/pictures';
import { api, ok } from '../../testing/handlers/responses';
import { BannerNotes } from './BannerNotes';

const meta = { title: 'Home/Banner notes', component: BannerNotes, args: { label: 'From the shop' } } satisfies Meta<
  typeof BannerNotes
>;

export default meta;
type Story = StoryObj<typeof meta>;

const rices = buildBanner({
  _id: 'banner-rices',
  title: 'Rices with a history',
  text: 'Mappillai Samba, Karuppu Kavuni, Seeraga Samba: grown for generations.',
  actionLabel: 'Shop rices',
  picture: bannerPicture('banner-rices'),
});
const breakfast = buildBanner({
  _id: 'banner-breakfast',
  title: 'Breakfast in ten minutes',
  text: 'Porridge mixes with whole grains and nothing artificial.',
  actionLabel: 'Shop porridge mix',
  picture: bannerPicture('banner-breakfast'),
});
const respond = (...banners: Banner[]) => ({ msw: [http.get(api('/homepage/banner/list'), () => ok(banners))] });

/** The first banner belongs to Banners. */
export const Two: Story = { parameters: respond(buildBanner(), rices, breakfast) };
export const WithoutPictures: Story = {
  parameters: respond(buildBanner(), { ...rices, picture: null }, { ...breakfast, picture: null }),
};
