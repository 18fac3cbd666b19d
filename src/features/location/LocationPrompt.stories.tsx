import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { LocationPrompt } from './LocationPrompt';

const meta = {
  title: 'Location/Location prompt',
  tags: ['framed'],
  component: LocationPrompt,
  args: { onClose: fn(), onUseCurrentLocation: fn() },
} satisfies Meta<typeof LocationPrompt>;
export default meta;

export const Open: StoryObj<typeof meta> = {};
