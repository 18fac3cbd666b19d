import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { buildOrderCards, buildOrderCardsOf } from '../../../testing/builders/staffOrders';
import { buildAwaitedPayments, buildMoneyTodos } from '../../../testing/builders/staffPayments';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { BoardPage } from './BoardPage';

const orders = staffApiUrl('/orders');

const meta = {
  title: 'Staff/Order board',
  component: BoardPage,
  parameters: { state: { staffUser: true }, route: '/staff' },
  // As in the staff area, whose margins a wide board takes.
  decorators: [
    (Story) => (
      <div style={{ paddingInline: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BoardPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Busy: Story = {
  parameters: { msw: [http.get(orders, () => ok(buildOrderCards({ items: buildOrderCardsOf(500) })))] },
};

/** At 360 × 740 three and a half cards are in sight, whatever waits elsewhere. */
export const WithEveryNotice: Story = {
  parameters: {
    msw: [
      http.get(orders, () => ok(buildOrderCards({ items: buildOrderCardsOf(40) }))),
      http.get(staffApiUrl('/settings/todos'), () => ok([{ section: 'shop', field: 'legalName' }])),
      http.get(staffApiUrl('/payments/todos'), () => ok(buildMoneyTodos())),
      http.get(staffApiUrl('/payments/awaited'), () => ok(buildAwaitedPayments())),
      http.get(staffApiUrl('/settlements/todos'), () => ok({ openCount: 3 })),
    ],
  },
};

export const Quiet: Story = {};

export const Empty: Story = {
  parameters: { msw: [http.get(orders, () => ok(buildOrderCards({ items: [] })))] },
};

export const Found: Story = {
  parameters: {
    route: '/staff?q=meena',
    msw: [http.get(orders, () => ok(buildOrderCards({ items: buildOrderCardsOf(7), nextCursor: 'more' })))],
  },
};

export const NothingFound: Story = {
  parameters: {
    route: '/staff?q=xyz',
    msw: [
      http.get(orders, ({ request }) =>
        ok(buildOrderCards({ items: request.url.includes('search') ? [] : buildOrderCardsOf(3) })),
      ),
    ],
  },
};

export const Loading: Story = { parameters: { msw: [http.get(orders, () => delay('infinite'))] } };

export const Failed: Story = { parameters: { msw: [http.get(orders, () => rejected(500))] } };
