import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { http } from 'msw';
import { buildDayReport } from '../../../testing/builders/staffFigures';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { DayReportPage } from './DayReportPage';

const meta = {
  title: 'Staff/Day-end report',
  component: DayReportPage,
  parameters: { state: { staffUser: true }, route: '/staff/figures/day?day=2026-11-26' },
} satisfies Meta<typeof DayReportPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const given = (report: Partial<ReturnType<typeof buildDayReport>>) => ({
  msw: [http.get(staffApiUrl('/figures/days/:day'), () => ok(buildDayReport(report)))],
});

export const Closed: Story = {};
export const Open: Story = { parameters: given({ closing: null }) };

const { bills } = buildDayReport();
/** A day without orders. */
export const Quiet: Story = {
  parameters: given({
    bills: Object.fromEntries(Object.keys(bills).map((name) => [name, 0])) as typeof bills,
    methods: [],
    refunds: [],
    handovers: [],
    closing: null,
    products: [],
  }),
};
export const Failed: Story = {
  parameters: { msw: [http.get(staffApiUrl('/figures/days/:day'), () => rejected(500))] },
};
