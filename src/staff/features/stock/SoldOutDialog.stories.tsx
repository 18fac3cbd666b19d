import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { http } from 'msw';
import { buildPackSales, buildSoldOutMark } from '../../../testing/builders/staffStock';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { SoldOutDialog } from './SoldOutDialog';

const meta = {
  title: 'Staff/Sold out now',
  component: SoldOutDialog,
  args: { of: { orderId: 'order-1' }, onClose: () => undefined },
  parameters: { state: { staffUser: true } },
} satisfies Meta<typeof SoldOutDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const [pack] = buildPackSales().packs;
const given = (packs: unknown[]) => ({
  msw: [http.get(staffApiUrl('/stock/sale'), () => ok({ ...buildPackSales(), packs }))],
});

/** One pack is for sale, one is marked until tomorrow. */
export const PacksOfOrder: Story = {};

export const OnePack: Story = { parameters: given([pack]) };

export const UntilTold: Story = { parameters: given([{ ...pack, soldOut: buildSoldOutMark({ until: null }) }]) };

export const Failed: Story = {
  parameters: { msw: [http.get(staffApiUrl('/stock/sale'), () => rejected(500))] },
};
