import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { chosenAddress } from '../../testing/builders/assortment';
import { ErrorPage } from './ErrorPage';

const meta = {
  title: 'Feedback/Error page',
  tags: ['screen'],
  component: ErrorPage,
  parameters: {
    layout: 'fullscreen',
    state: { address: chosenAddress },
    routeError: new Error('Loading chunk 42 failed.'),
  },
} satisfies Meta<typeof ErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page throws; the frame stays. */
export const SomethingWentWrong: Story = {};
/** Here the frame itself throws. */
export const WithoutTheFrame: Story = { tags: ['!screen'] };
