import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PageSkeleton } from './PageSkeleton';

const meta = {
  title: 'Feedback/Page skeleton',
  component: PageSkeleton,
  parameters: {
    docs: {
      description: {
        component: `
A page's shape while its code loads.

**When to use.** The fallback of a lazy route.

**Do** leave it as high as the window, so that the footer doesn't jump.

**Don't** use it for data: lists and pages have skeletons of their own size.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
  },
} satisfies Meta<typeof PageSkeleton>;
export default meta;

export const Loading: StoryObj<typeof meta> = {};
