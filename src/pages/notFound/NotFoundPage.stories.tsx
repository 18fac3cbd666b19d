import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { chosenAddress } from '../../testing/builders/assortment';
import { NotFoundPage } from './NotFoundPage';

const meta = {
  title: 'Feedback/Not found page',
  tags: ['screen'],
  component: NotFoundPage,
  parameters: { layout: 'fullscreen', route: '/no/such/page', state: { address: chosenAddress } },
} satisfies Meta<typeof NotFoundPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnknownAddress: Story = {};
