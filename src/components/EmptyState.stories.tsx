import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { EmptyState } from './EmptyState';
import { Logo } from './Logo';

const meta = {
  title: 'Feedback/Empty state',
  component: EmptyState,
  args: { title: 'No orders yet' },
  parameters: {
    docs: {
      description: {
        component: `
Replaces an empty list.

**When to use.** A list that was loaded and has nothing in it. A failure uses ErrorState, an unknown URL NotFoundMessage, what waits for the network a
skeleton.

**Do** say what would be here, and offer the way to it. **Do** make the title an \`h1\` when nothing else is on the page.

**Don't** blame: “No orders yet”, not “You have no orders”. **Don't** use it for a section that can be left out.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
    argsIn: { ta: { title: 'இன்னும் ஆர்டர்கள் இல்லை' }, hi: { title: 'अभी कोई ऑर्डर नहीं' } },
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithAction: Story = {
  args: {
    text: 'Your orders will appear here.',
    picture: <Logo />,
    action: <Button variant="contained">Order Now</Button>,
  },
  parameters: {
    argsIn: {
      ta: { text: 'உங்கள் ஆர்டர்கள் இங்கே வரும்.', action: <Button variant="contained">ஆர்டர் செய்க</Button> },
      hi: { text: 'आपके ऑर्डर यहाँ दिखेंगे।', action: <Button variant="contained">ऑर्डर करें</Button> },
    },
  },
};
