import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { buildSlotSettings } from '../../../testing/builders/slots';
import { WindowsOfWeek } from './WindowsOfWeek';

const meta = {
  title: 'Counter/Windows of the week',
  component: WindowsOfWeek,
  parameters: { state: { onDuty: true } },
  args: { windows: buildSlotSettings().windows },
} satisfies Meta<typeof WindowsOfWeek>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Daily: Story = {};

export const NoSundays: Story = {
  args: { windows: buildSlotSettings().windows.filter(({ weekday }) => weekday !== 0) },
};

export const None: Story = { args: { windows: [] } };
