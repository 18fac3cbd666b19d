import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SmallDrawing } from './SmallDrawing';
import { smallDrawings } from './smallDrawings';

const meta = {
  title: 'Foundations/Small drawing',
  component: SmallDrawing,
  args: { name: 'emptyCart' },
  argTypes: { name: { options: Object.keys(smallDrawings) } },
} satisfies Meta<typeof SmallDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EmptyCart: Story = {};
export const NoOrders: Story = { args: { name: 'noOrders' } };
export const NoAddresses: Story = { args: { name: 'noAddresses' } };
export const NothingFound: Story = { args: { name: 'nothingFound' } };
export const NotFound: Story = { args: { name: 'notFound' } };
export const WentWrong: Story = { args: { name: 'wentWrong' } };
export const Small: Story = { args: { name: 'honestPrice', width: 120 } };
