import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Logo } from './Logo';

const meta = {
  title: 'Foundations/Logo',
  component: Logo,
  parameters: {
    docs: {
      description: {
        component: `
The mark, sun over furrows, alone or with the shop's name.

**When to use.** Header, footer and pages without them.

**Do** set \`--logo-ground\` to the colour under it.

**Don't** recolour the sun, or draw the mark smaller than 32 px.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
  },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithName: Story = { args: { name: 'Vayal' } };
export const MarkAlone: Story = {};
