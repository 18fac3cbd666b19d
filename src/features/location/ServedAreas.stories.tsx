import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { buildStore } from '../../testing/builders/store';
import { ServedAreas } from './ServedAreas';

const meta = {
  title: 'Location/Served areas',
  component: ServedAreas,
  args: { store: buildStore(), onChoose: fn() },
  parameters: {
    docs: {
      description: {
        component: `
Some of the localities that the shop delivers to, one tap each; on phones with a picture of the area that names the same.

**When to use.** Below the location search. For all localities use LocalitySearch.

**Do** leave out \`onChoose\` for customers with saved addresses: phones then show a low picture alone.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
  },
} satisfies Meta<typeof ServedAreas>;
export default meta;

export const Some: StoryObj<typeof meta> = {};

/** Phones show the picture alone. */
export const PictureAlone: StoryObj<typeof meta> = {
  args: { onChoose: undefined },
  globals: { viewport: { value: 'phone', isRotated: false } },
};
