import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Amount } from './Amount';

const meta = {
  title: 'Checkout/Amount',
  component: Amount,
  parameters: {
    docs: {
      description: {
        component: `
An unbreakable amount of money.

**When to use.** For sums of a cart, order or payment. A pack's price on sale uses Price, the rows of a bill BillRows.

**Do** pass paise. **Do** align amounts at their end in a column: the digits have one width.

**Don't** format or round money by hand: \`formatPaise\` does it, with lakhs.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
  },
  args: { paise: 40_500 },
  argTypes: { size: { options: ['small', 'medium', 'large', 'huge'] } },
  render: ({ paise }) => (
    <Stack sx={{ alignItems: 'flex-start' }}>
      <Amount paise={paise} size="small" />
      <Amount paise={paise} />
      <Amount paise={paise} size="large" />
      <Amount paise={paise} size="huge" />
    </Stack>
  ),
} satisfies Meta<typeof Amount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InEachSize: Story = {};
export const OfLakhs: Story = { args: { paise: 123_456_750 } };
