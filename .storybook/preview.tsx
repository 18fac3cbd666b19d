import type { Preview } from '@storybook/react-webpack5';
import { mswLoader } from './mswLoader';

const preview: Preview = {
  loaders: [mswLoader],
  parameters: { layout: 'padded' },
};

export default preview;
