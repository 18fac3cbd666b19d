import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { http } from 'msw';
import { expect } from 'storybook/test';
import {
  buildProductFigures,
  buildRefundFigures,
  buildSalesFigures,
  buildStockFigures,
} from '../../../testing/builders/staffFigures';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { FiguresPage } from './FiguresPage';

const meta = {
  title: 'Staff/Figures',
  component: FiguresPage,
  parameters: { state: { staffUser: true } },
} satisfies Meta<typeof FiguresPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (query: string, ...msw: unknown[]) => ({ route: `/staff/figures?${query}`, msw });

export const Sales: Story = {};
export const Products: Story = { parameters: at('view=products') };
/** Of more products than a page shows. */
export const ManyProducts: Story = {
  parameters: at(
    'view=products',
    http.get(staffApiUrl('/figures/products'), () => ok(buildProductFigures({ productCount: 84_210 }))),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/that sold most, of 84,210\.$/)).toBeVisible();
  },
};
export const AreasAndTimes: Story = { parameters: at('view=delivery') };
export const Customers: Story = { parameters: at('view=customers') };
export const Refunds: Story = { parameters: at('view=refunds') };
export const Offers: Story = { parameters: at('view=offers') };
export const Stock: Story = { parameters: at('view=stock') };

export const AMonth: Story = { parameters: at('period=month') };
export const OwnDates: Story = { parameters: at('period=own&from=2026-11-01&to=2026-11-15') };
/** The dates are in the wrong order: the last 30 days are shown. */
export const BadDates: Story = { parameters: at('period=own&from=2026-11-15&to=2026-11-01') };

const nothing = { orders: 0, salesPaise: 0 };
/** A shop that has sold nothing yet. */
export const NothingSold: Story = {
  parameters: at(
    '',
    http.get(staffApiUrl('/figures/sales'), () =>
      ok(
        buildSalesFigures({
          totals: nothing,
          totalsBefore: nothing,
          days: buildSalesFigures().days.map(({ day }) => ({ day, ...nothing, beforePaise: 0 })),
          hours: buildSalesFigures().hours.map(({ hour }) => ({ hour, ...nothing })),
        }),
      ),
    ),
  ),
};
export const NoRefunds: Story = {
  parameters: at(
    'view=refunds',
    http.get(staffApiUrl('/figures/refunds'), () => ok(buildRefundFigures({ causes: [], beforePaise: 0 }))),
  ),
};
export const StockInOrder: Story = {
  parameters: at(
    'view=stock',
    http.get(staffApiUrl('/figures/stock'), () => ok(buildStockFigures({ runningOut: [], slow: [] }))),
  ),
};
export const Failed: Story = {
  parameters: at(
    '',
    http.get(staffApiUrl('/figures/sales'), () => rejected(500)),
  ),
};
