import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { VegMark } from './VegMark';

const meta = {
  title: 'Catalogue/Veg mark',
  component: VegMark,
  parameters: {
    docs: {
      description: {
        component: `
The green square with a dot that the law asks for on vegetarian food.

**When to use.** Every product card, product page and pack.

**Do** leave it on the picture or beside the name.

**Don't** change its colours, also in dark.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
  },
} satisfies Meta<typeof VegMark>;

export default meta;

export const Vegetarian: StoryObj<typeof meta> = {};
