import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { ChangedMeanwhile } from './ChangedMeanwhile';

const meta = {
  title: 'Staff/Changed meanwhile',
  component: ChangedMeanwhile,
  parameters: { state: { staffUser: true } },
  args: {
    message: 'Arun changed these settings meanwhile. Nothing is saved yet: compare, then save again.',
    changes: [
      { path: 'email', label: 'E-mail', theirs: 'shop@example.in', clashes: false, onTake: fn() },
      {
        path: 'address.en',
        label: 'Address, English',
        theirs: '12 Mill Road, Peelamedu\nCoimbatore 641004',
        clashes: true,
        onTake: fn(),
      },
    ],
  },
} satisfies Meta<typeof ChangedMeanwhile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {};

/** Theirs and yours are about different fields. */
export const TakenOver: Story = { args: { changes: meta.args.changes.slice(0, 1) } };
