import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { http } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { SettlementOverview, SettlementDifference } from '../../../../contract/settlements';
import { buildDifference, buildPayout, buildSettlementOverview } from '../../../testing/builders/staffSettlements';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { SettlementsPage } from './SettlementsPage';

const meta = {
  title: 'Staff/Settlements',
  component: SettlementsPage,
  parameters: { state: { staffUser: true }, route: '/staff/settlements' },
} satisfies Meta<typeof SettlementsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const given = (items: SettlementDifference[], overview: Partial<SettlementOverview> = {}) => ({
  msw: [
    http.get(staffApiUrl('/settlements'), () => ok(buildSettlementOverview(overview))),
    http.get(staffApiUrl('/settlements/differences'), () => ok({ items, nextCursor: null })),
  ],
});
const OF_ORDER = { orderNumber: 'VY100001', reference: 'pay_DFg5SrJvOoTf9C' };

export const AllAgree: Story = {};

export const EveryKind: Story = {
  parameters: given(
    [
      buildDifference(),
      buildDifference({ _id: '2', kind: 'UNKNOWN_REFUND', reference: 'rfnd_DGRcGzZSLyEdg1', providerPaise: 7_500 }),
      buildDifference({ _id: '3', kind: 'PAYMENT_AMOUNT', ...OF_ORDER, shopPaise: 19_000, providerPaise: 18_900 }),
      buildDifference({
        _id: '4',
        kind: 'REFUND_AMOUNT',
        reference: 'rfnd_DGRcGzZSLyEdg2',
        orderNumber: 'VY100002',
        shopPaise: 7_500,
        providerPaise: 7_000,
      }),
      buildDifference({ _id: '5', kind: 'UNSETTLED_PAYMENT', ...OF_ORDER, shopPaise: 19_000, providerPaise: null }),
      buildDifference({
        _id: '6',
        kind: 'UNSETTLED_REFUND',
        reference: 'rfnd_DGRcGzZSLyEdg3',
        orderNumber: 'VY100003',
        shopPaise: 4_000,
        providerPaise: null,
      }),
      buildDifference({ _id: '7', kind: 'ADJUSTMENT', reference: 'adj_DGRcGzZSLyEdg4', providerPaise: -2_500 }),
    ],
    { openCount: 7, payouts: [buildPayout(), buildPayout({ settlementId: 'setl_2', bankReference: null })] },
  ),
};

export const Resolved: Story = {
  parameters: {
    ...given([
      buildDifference({
        resolved: { how: 'FEE', note: 'Fee of the new account', by: 'Selvi', at: '2026-11-25T08:00:00Z' },
      }),
      buildDifference({
        _id: '2',
        kind: 'UNSETTLED_PAYMENT',
        ...OF_ORDER,
        shopPaise: 19_000,
        providerPaise: null,
        resolved: { how: 'FOUND', note: null, by: null, at: '2026-11-26T01:00:00Z' },
      }),
    ]),
    route: '/staff/settlements?state=RESOLVED',
  },
};

export const Booking: Story = {
  parameters: given([buildDifference()]),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Resolve: pay_DEXrnipqTmWVGE' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Money for an order' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Order number' })).toBeVisible());
  },
};

/** The provider is one whose payouts can't be compared, such as PhonePe. */
export const NotCompared: Story = {
  parameters: given([], { isCompared: false, openCount: 0, comparedDay: null, payouts: [] }),
};

export const NotYet: Story = { parameters: given([], { openCount: 0, comparedDay: null, payouts: [] }) };

export const Failed: Story = {
  parameters: { msw: [http.get(staffApiUrl('/settlements'), () => rejected(500))] },
};
