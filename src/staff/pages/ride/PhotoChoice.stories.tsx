import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { PhotoChoice } from './PhotoChoice';

const meta = {
  title: 'Staff/Photo choice',
  component: PhotoChoice,
  args: { photo: null, onPhoto: fn() },
  parameters: { state: { staffUser: true } },
} satisfies Meta<typeof PhotoChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoPhoto: Story = {};

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240"><rect width="320" height="240" fill="#b58a4f"/></svg>';
export const Taken: Story = { args: { photo: new Blob([drawing], { type: 'image/svg+xml' }) } };
