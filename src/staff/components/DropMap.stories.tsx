import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { DropMap } from './DropMap';

const point = (at: number) => ({ lat: 11.0296 - at * 0.008, lng: 77.0266 - at * 0.014 });

const meta = {
  title: 'Staff/Drop map',
  component: DropMap,
  args: {
    label: 'Map of the stops',
    onChoose: fn(),
    drops: [
      { key: 'one', number: 1, label: 'Stop 1: VY100001, Meena', point: point(0), state: 'done' },
      { key: 'two', number: 2, label: 'Stop 2: VY100002, Valli', point: point(1), state: 'next' },
      { key: 'three', number: 3, label: 'Stop 3: VY100003, Karthik', point: point(2), state: 'open' },
    ],
  },
} satisfies Meta<typeof DropMap>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No tiles load here, so names of localities are shown instead. */
export const ThreeDrops: Story = {};
