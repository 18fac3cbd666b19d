import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { BarePage } from './BarePage';
import { PageTitle } from './PageTitle';

const meta = {
  title: 'Header and footer/Bare page',
  component: BarePage,
  parameters: {
    docs: {
      description: {
        component: `
A page that has no header on phones; toasts move up there.

**When to use.** Account and ordering pages, which bring their own way back.

**Do** start with PageTitle and its back link.

**Don't** use it for shop pages: they need search and cart.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
    layout: 'fullscreen',
  },
  args: { children: <PageTitle title="My orders" back={{ to: '/profile', label: 'My profile' }} /> },
} satisfies Meta<typeof BarePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const Narrow: Story = { args: { maxWidth: 'tablet' } };
