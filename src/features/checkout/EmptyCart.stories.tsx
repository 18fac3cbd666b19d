import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { EmptyCart } from './EmptyCart';

const meta = { title: 'Cart/Empty cart', component: EmptyCart } satisfies Meta<typeof EmptyCart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {};
export const WithBestSellers: Story = { args: { bestSellers: <p>Best sellers are here.</p> } };
