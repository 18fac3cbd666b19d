import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { emptyAddressValues } from '../../components/AddressPicker/addressValues';
import { buildStore } from '../../testing/builders/store';
import { writeTabDraft } from '../lib/tabDrafts';
import { DraftAddressPicker } from './DraftAddressPicker';

const base = { values: emptyAddressValues, point: null };
const typed = { ...emptyAddressValues, street: '12 Avinashi Road', landmark: 'Near the water tank' };
/** Stories have no login. */
const SESSION = '';

const meta = {
  title: 'Staff/Draft of an address',
  component: DraftAddressPicker,
  args: { draft: 'story', start: null, onSave: fn(() => Promise.resolve(undefined)) },
} satisfies Meta<typeof DraftAddressPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It was left before it was saved: text and point are here again. */
export const Restored: Story = {
  beforeEach: () => {
    const { location: point } = buildStore().delivery.localities[0]!;
    writeTabDraft('story', SESSION, { base, values: { values: typed, point } });
  },
};
