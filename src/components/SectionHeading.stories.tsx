import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SectionHeading } from './SectionHeading';

const meta = {
  title: 'Foundations/Section heading',
  component: SectionHeading,
  args: { id: 'section', title: 'Organic Millets' },
  parameters: {
    docs: {
      description: {
        component: `
A section's h2 with a link to more.

**When to use.** Above a rail or list of a page. The page's own title is PageTitle, a card's heading TitledSection.

**Do** label the section with its \`id\`. **Do** give \`more\` an \`ariaLabel\` where several sections have the same label.

**Don't** put more than one link and one control at its end: Tamil wraps them below.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
    argsIn: { ta: { title: 'சிறுதானியங்கள்' }, hi: { title: 'ऑर्गेनिक मिलेट' } },
  },
} satisfies Meta<typeof SectionHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithTextAndLink: Story = {
  args: { text: 'Whole and hulled millets, and freshly milled flours', more: { label: 'View all', to: '/categories' } },
  parameters: {
    argsIn: {
      ta: { text: 'முழுத் தானியங்கள், புதிதாக அரைத்த மாவுகள்', more: { label: 'எல்லாம் காண்க', to: '/categories' } },
      hi: { text: 'साबुत मिलेट और ताज़ा पिसा आटा', more: { label: 'सब देखें', to: '/categories' } },
    },
  },
};
