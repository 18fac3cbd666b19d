import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { chosenPlace } from '../../testing/builders/assortment';
import { ErrorPage } from './ErrorPage';

const meta = {
  title: 'screens/Error',
  tags: ['screen'],
  component: ErrorPage,
  parameters: {
    layout: 'fullscreen',
    state: { address: chosenPlace },
    routeError: new Error('Loading chunk 42 failed.'),
  },
} satisfies Meta<typeof ErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page has broken; the frame around it stands, and so do the ways out. */
export const SomethingWentWrong: Story = {};
/** The frame itself has broken. */
export const WithoutTheFrame: Story = { tags: ['!screen'] };
