import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TitledSection } from './TitledSection';

const meta = {
  title: 'Checkout/Titled section',
  component: TitledSection,
  args: { title: 'Deliver to', children: <Typography>14 Avinashi Road</Typography> },
  parameters: {
    docs: {
      description: {
        component: `
A section with a heading that names it, and room for one action beside it.

**When to use.** Parts of a card or a column. Whole bands of a page use SectionHeading.

**Do** choose heading and size separately: the outline follows the page.

**Don't** put more than one action beside the title.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
    argsIn: { ta: { title: 'டெலிவரி முகவரி' }, hi: { title: 'डिलीवरी का पता' } },
  },
} satisfies Meta<typeof TitledSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InACard: Story = {};
export const OnAPage: Story = { args: { variant: 'h3' } };
export const WithAWayToChange: Story = { args: { aside: <Button>Change address</Button> } };
