import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { http } from 'msw';
import { STAFF_ROLE } from '../../../../contract/staffRights';
import { buildStaffMe } from '../../../testing/builders/staff';
import {
  buildBankOverview,
  buildCashOverview,
  buildDayBooks,
  buildDayTotals,
} from '../../../testing/builders/staffMoney';
import { buildMoneyTodos } from '../../../testing/builders/staffPayments';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { MoneyPage } from './MoneyPage';

const meta = {
  title: 'Staff/Money',
  component: MoneyPage,
  parameters: { state: { staffUser: true } },
} satisfies Meta<typeof MoneyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (view: string, ...msw: unknown[]) => ({ route: `/staff/money?view=${view}`, msw });

export const Cash: Story = {};
export const Bank: Story = {
  parameters: at(
    'bank',
    http.get(staffApiUrl('/payments/todos'), () => ok(buildMoneyTodos({ failedRefunds: [] }))),
  ),
};
export const DaysClose: Story = { parameters: at('day') };

/** Each with a reason to be written. */
export const WithADifference: Story = {
  parameters: at(
    'day',
    http.get(staffApiUrl('/money/day'), () =>
      ok(
        buildDayBooks({
          openDays: ['2026-11-20', '2026-11-19'].map((day) => ({ day, totals: buildDayTotals() })),
          totals: buildDayTotals({ cashCountedPaise: 29_000, differencePaise: -5_000 }),
          closings: [],
        }),
      ),
    ),
  ),
};

export const Empty: Story = {
  parameters: {
    msw: [
      http.get(staffApiUrl('/money/cash'), () => ok(buildCashOverview({ inHand: [], uncollected: [], handovers: [] }))),
    ],
  },
};

export const NothingAtTheBank: Story = {
  parameters: at(
    'bank',
    http.get(staffApiUrl('/money/bank'), () => ok(buildBankOverview({ waiting: [], lines: [], refunds: [] }))),
  ),
};

/** Receives cash, and has no right to the bank or the day's close. */
export const SalesPerson: Story = {
  parameters: { msw: [http.get(staffApiUrl('/me'), () => ok(buildStaffMe({ role: STAFF_ROLE.SALES_PERSON })))] },
};

export const Failed: Story = { parameters: { msw: [http.get(staffApiUrl('/money/cash'), () => rejected(500))] } };
