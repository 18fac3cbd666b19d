import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http, HttpResponse } from 'msw';
import { rejected, staffApiUrl } from '../../testing/handlers/responses';
import { StaffPhoto } from './StaffPhoto';

const PHOTO = staffApiUrl('/photos/:photoId');
/** A WebP of one pixel. */
const WEBP = 'UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAQAcJaQAA3AA/v3AgAA=';
const bytes = () => Uint8Array.from(atob(WEBP), (sign) => sign.charCodeAt(0));

const meta = {
  title: 'Staff/Staff photo',
  component: StaffPhoto,
  args: { photoId: 'photo-1', alt: 'Photo of the delivery' },
  parameters: {
    state: { staffUser: true },
    msw: [
      http.get(PHOTO, () => HttpResponse.arrayBuffer(bytes().buffer, { headers: { 'content-type': 'image/webp' } })),
    ],
  },
} satisfies Meta<typeof StaffPhoto>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Loading: Story = { parameters: { msw: [http.get(PHOTO, () => delay('infinite'))] } };
export const Failed: Story = {
  parameters: { msw: [http.get(PHOTO, () => rejected(404, 'This photo is no longer there'))] },
};
