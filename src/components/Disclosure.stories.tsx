import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Disclosure } from './Disclosure';
import { ExpandMore } from './icons';

const meta = {
  title: 'Foundations/Disclosure',
  component: Disclosure,
  args: {
    children: (
      <>
        <summary>
          All steps
          <ExpandMore />
        </summary>
        <p>Confirmed, packed, delivered.</p>
      </>
    ),
  },
  parameters: {
    docs: {
      description: {
        component: `
What is folded until it is wanted.

**When to use.** Answers, small print, steps that are over.

**Do** extend it by \`styled(Disclosure)\` for ground, text and room.

**Don't** fold what is needed to go on.

**Readiness.** Stable: light and dark, from 360 px on.
`,
      },
    },
  },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = {};

export const Open: Story = { args: { open: true } };
