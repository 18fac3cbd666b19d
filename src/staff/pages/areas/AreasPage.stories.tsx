import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { buildStaffArea } from '../../../testing/builders/staffAreas';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { AreasPage } from './AreasPage';

const meta = {
  title: 'Staff/Delivery areas',
  component: AreasPage,
  parameters: { state: { staffUser: true } },
} satisfies Meta<typeof AreasPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const AREAS = staffApiUrl('/areas');

/** Two of the areas overlap. */
export const Loaded: Story = {};

export const OneArea: Story = { parameters: { msw: [http.get(AREAS, () => ok([buildStaffArea()]))] } };

/** The first one delivers no more. */
export const SwitchedOff: Story = {
  parameters: {
    msw: [
      http.get(AREAS, () => ok([buildStaffArea({ active: false }), buildStaffArea({ _id: 'other', windowCount: 1 })])),
    ],
  },
};

export const Loading: Story = { parameters: { msw: [http.get(AREAS, () => delay('infinite'))] } };

export const Failed: Story = { parameters: { msw: [http.get(AREAS, () => rejected(500))] } };
