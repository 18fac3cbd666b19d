import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { OfferedAddress } from './OfferedAddress';

const meta = {
  title: 'Location/Offered address',
  tags: ['framed'],
  component: OfferedAddress,
  parameters: {
    state: {
      loggedIn: true,
      offeredAddress: {
        lat: 11.02,
        lng: 76.98,
        street: '4 Temple Road, Peelamedu',
        landmark: 'Tank',
        type: 1 as const,
      },
    },
  },
} satisfies Meta<typeof OfferedAddress>;
export default meta;

export const Offered: StoryObj<typeof meta> = {};
