import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { http } from 'msw';
import { buildEmptyShop, buildOpening } from '../../../testing/builders/staffOpening';
import { ok, staffApiUrl } from '../../../testing/handlers/responses';
import { OpeningNotice } from './OpeningNotice';

const meta = {
  title: 'Staff/Opening notice',
  component: OpeningNotice,
  parameters: { state: { staffUser: true } },
} satisfies Meta<typeof OpeningNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotOpenYet: Story = {
  parameters: { msw: [http.get(staffApiUrl('/opening'), () => ok(buildEmptyShop()))] },
};

export const Closed: Story = {
  parameters: { msw: [http.get(staffApiUrl('/opening'), () => ok(buildOpening({ state: 'CLOSED' })))] },
};
