import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { http } from 'msw';
import { buildExpiring, buildStockPack } from '../../../testing/builders/staffStock';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { StockPage } from './StockPage';

const staffUser = { state: { staffUser: true } };
const meta = {
  title: 'Staff/Stock',
  component: StockPage,
  parameters: staffUser,
} satisfies Meta<typeof StockPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const given = (items: unknown[]) => ({
  msw: [http.get(staffApiUrl('/stock'), () => ok({ items, nextCursor: null }))],
});

export const Shelf: Story = {};

/** A long name, many units, and all that can be said of a pack. */
export const LongName: Story = {
  parameters: given([
    buildStockPack({
      name: 'Sprouted Multi Millet Porridge Mix with Palm Jaggery and Cardamom',
      netGrams: 2500,
      secondName: 'பனைவெல்லம் ஏலக்காய் சேர்த்த முளைகட்டிய பலசிறுதானியக் கஞ்சி மிக்ஸ்',
      stock: 12_345,
      waiting: 120,
      setApart: 40,
    }),
  ]),
};

export const Empty: Story = { parameters: given([]) };

export const Failed: Story = {
  parameters: { msw: [http.get(staffApiUrl('/stock'), () => rejected(500))] },
};

export const RunningOut: Story = { parameters: { route: '/staff/stock?view=low' } };

export const Expiring: Story = { parameters: { route: '/staff/stock?view=expiring' } };

export const NothingExpires: Story = {
  parameters: {
    route: '/staff/stock?view=expiring',
    msw: [http.get(staffApiUrl('/stock/expiring'), () => ok(buildExpiring({ batches: [] })))],
  },
};
