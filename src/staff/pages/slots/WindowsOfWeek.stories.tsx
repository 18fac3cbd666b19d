import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { buildSlotSettings } from '../../../testing/builders/slots';
import { WindowsOfWeek } from './WindowsOfWeek';

const meta = {
  title: 'Staff/Windows of the week',
  component: WindowsOfWeek,
  parameters: { state: { staffUser: true } },
  args: { windows: buildSlotSettings().windows, areas: buildSlotSettings().areas },
} satisfies Meta<typeof WindowsOfWeek>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Daily: Story = {};

export const NoSundays: Story = {
  args: { windows: buildSlotSettings().windows.filter(({ weekday }) => weekday !== 0) },
};

/** One area has a time of its own. */
export const OfSeveralAreas: Story = {
  args: {
    areas: [
      { _id: 'city', name: 'Coimbatore' },
      { _id: 'ring', name: 'Around Coimbatore' },
    ],
    windows: buildSlotSettings().windows.map((window) => ({
      ...window,
      areaId: window.weekday === 3 && window.startMinute === 420 ? 'ring' : null,
    })),
  },
};

export const None: Story = { args: { windows: [] } };
