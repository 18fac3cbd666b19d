import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SampleMark } from './SampleMark';

const meta = {
  title: 'Content pages/Sample mark',
  component: SampleMark,
  parameters: {
    docs: {
      description: {
        component: `
A chip that says that a text is a sample.

**When to use.** Content that only a real seller can provide, on pages about the shop.

**Do** leave it in place until the setting is filled.

**Don't** show samples where customers buy: hide the block instead.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
  },
} satisfies Meta<typeof SampleMark>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
