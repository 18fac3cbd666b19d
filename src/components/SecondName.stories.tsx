import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SecondName } from './SecondName';

const meta = {
  title: 'Catalogue/Second name',
  component: SecondName,
  args: { name: 'தினை' },
  parameters: {
    docs: {
      description: {
        component: `
A product's name in the other language, marked as such.

**When to use.** Always beside its first name.

**Do** pass what the server sends: it knows which language is second.

**Don't** use it alone: it may be in a script that the customer doesn't read.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
  },
} satisfies Meta<typeof SecondName>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tamil: Story = {};
