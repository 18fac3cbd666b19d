import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CheckCircleOutlined } from './pageIcons';
import { ErrorOutlined, ScheduleOutlined } from './lazyIcons';
import { SeedSun } from './SeedSun';

const meta = {
  title: 'Foundations/Seed sun',
  component: SeedSun,
  args: { tone: 'leaf', children: <CheckCircleOutlined /> },
  argTypes: { tone: { options: ['leaf', 'turmeric', 'feast', 'error'] } },
  parameters: {
    docs: {
      description: {
        component: `
An icon in a ring of grains that shows a state.

**When to use.** The head of a page about one state: paid, waiting, failed.

**Do** say the state in words below. **Do** use \`feast\` once in an order.

**Don't** put two on a screen.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
  },
} satisfies Meta<typeof SeedSun>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InEachTone: Story = {
  render: () => (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <SeedSun tone="leaf">
        <CheckCircleOutlined />
      </SeedSun>
      <SeedSun tone="turmeric">
        <ScheduleOutlined />
      </SeedSun>
      <SeedSun tone="feast">
        <CheckCircleOutlined />
      </SeedSun>
      <SeedSun tone="error">
        <ErrorOutlined />
      </SeedSun>
    </Stack>
  ),
};
