import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PopularCategories } from '../catalogue/PopularCategories';
import { UnknownOrder } from './UnknownOrder';

const meta = {
  title: 'Orders/Unknown order',
  component: UnknownOrder,
  args: { children: <PopularCategories /> },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `
The page of an order that doesn't exist, or belongs to another customer, with the ways to go on.

**When to use.** Where an order's link leads nowhere: status, success and tracking.

**Do** pass products or categories as its children.

**Don't** use it for failed requests: ErrorState can be retried.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
  },
} satisfies Meta<typeof UnknownOrder>;

export default meta;

export const Unknown: StoryObj<typeof meta> = {};
