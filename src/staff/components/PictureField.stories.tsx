import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { http } from 'msw';
import { expect, fn, screen, waitFor, type UserEventObject } from 'storybook/test';
import { bannerPicture, packPicture } from '../../testing/builders/pictures';
import { rejected, staffApiUrl } from '../../testing/handlers/responses';
import { PictureField } from './PictureField';

const meta = {
  title: 'Staff/Picture field',
  component: PictureField,
  args: {
    kind: 'PACK',
    label: '500 g',
    picture: packPicture('ml-thinai-500'),
    name: 'Foxtail Millet (Thinai) rice',
    onChange: fn(),
  },
  parameters: { state: { staffUser: true } },
} satisfies Meta<typeof PictureField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A field of grain under a sky. */
const photo = async (width: number, height: number): Promise<File> => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (context) {
    const sky = context.createLinearGradient(0, 0, 0, height);
    sky.addColorStop(0, 'skyblue');
    sky.addColorStop(0.6, 'wheat');
    sky.addColorStop(0.6, 'olivedrab');
    sky.addColorStop(1, 'darkolivegreen');
    context.fillStyle = sky;
    context.fillRect(0, 0, width, height);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
  return new File([blob ?? ''], 'field.jpg', { type: 'image/jpeg' });
};
const choose = async (userEvent: UserEventObject, file: File) =>
  userEvent.upload(screen.getByLabelText('Choose a file', { selector: 'input' }), file);

export const Loaded: Story = {};
export const None: Story = { args: { picture: null } };
export const Banner: Story = {
  args: { kind: 'BANNER_WIDE', label: 'On desktops', picture: bannerPicture('banner-millets')?.wide ?? null },
};

/** As much of it as has the shape of a pack's picture. */
export const Cropping: Story = {
  play: async ({ userEvent, args }) => {
    await choose(userEvent, await photo(1200, 900));
    const use = await screen.findByRole('button', { name: 'Use this part' });
    await waitFor(() => expect(use).toBeEnabled());
    await userEvent.click(screen.getByLabelText('Part of the picture; the arrow keys move it'));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const TooSmall: Story = {
  play: async ({ userEvent }) => {
    await choose(userEvent, await photo(300, 300));
    await waitFor(() => expect(screen.getByText(/^This part is too small/)).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Use this part' })).toBeDisabled();
  },
};

export const Unreadable: Story = {
  play: async ({ userEvent }) => {
    await choose(userEvent, new File(['Dear shop'], 'photo.jpg', { type: 'image/jpeg' }));
    await waitFor(() => expect(screen.getByText(/^This file can't be shown here/)).toBeVisible());
  },
};

/** Others upload at the same time: the chosen part stays. */
export const Busy: Story = {
  parameters: {
    msw: [
      http.post(staffApiUrl('/pictures'), () =>
        rejected(503, 'Other pictures are being prepared right now. Please try again in a moment'),
      ),
    ],
  },
  play: async ({ userEvent }) => {
    await choose(userEvent, await photo(900, 900));
    const use = await screen.findByRole('button', { name: 'Use this part' });
    await waitFor(() => expect(use).toBeEnabled());
    await userEvent.click(use);
    await waitFor(() => expect(screen.getByText(/^Other pictures are being prepared/)).toBeVisible());
  },
};
