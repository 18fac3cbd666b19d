import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Amount } from './Amount';

const meta = {
  title: 'Checkout/Amount',
  component: Amount,
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
