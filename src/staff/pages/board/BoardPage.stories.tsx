import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import type { OrderCard } from '../../../../contract/staffOrders';
import { buildRecalledUnits } from '../../../testing/builders/recalledUnits';
import { buildSlot } from '../../../testing/builders/slots';
import { buildEmptyShop } from '../../../testing/builders/staffOpening';
import { buildOrderCard, buildOrderCards, buildOrderCardsOf } from '../../../testing/builders/staffOrders';
import { buildAwaitedPayments, buildMoneyTodos } from '../../../testing/builders/staffPayments';
import { buildLimitRaise, buildPayeeChange } from '../../../testing/builders/staffSettings';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { BoardPage } from './BoardPage';

const orders = staffApiUrl('/orders');

const meta = {
  title: 'Staff/Order board',
  component: BoardPage,
  parameters: { state: { staffUser: true }, route: '/staff', layout: 'fullscreen' },
  // As in the staff area, whose margins a wide board takes.
  decorators: [
    (Story) => (
      <Box sx={{ paddingBlock: { mobile: 2, desktop: 3 }, paddingInline: { mobile: 2, desktop: 4 } }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof BoardPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Busy: Story = {
  parameters: { msw: [http.get(orders, () => ok(buildOrderCards({ items: buildOrderCardsOf(500) })))] },
};

/** Ages of ten days and more are the longest that a shop should have. */
const TEN_DAYS_MS = 10 * 86_400_000;

/** Every second one has a note, and most have several packs. */
const twentyNew = buildOrderCardsOf(20).map((card, at): OrderCard => {
  const { _id: slotId, day, startsAt, endsAt } = buildSlot();
  const note = at % 2 === 0 ? 'Please ring twice: the bell is weak, and the dog at the gate is loud but kind' : null;
  const placedAt = new Date(Date.now() - TEN_DAYS_MS + at * 60_000).toISOString();
  return {
    ...card,
    placedAt,
    sinceAt: placedAt,
    status: 'ORDER_CREATED',
    slot: { slotId, day, startsAt, endsAt },
    note,
  };
});
const stopped = buildOrderCard({ orderId: 'stopped', status: 'PROCESSING', recalled: buildRecalledUnits() });

/** Opens and sends nothing, so that the board is live. */
const quietStream = http.get(staffApiUrl('/stream'), () => {
  const body = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode(':\n\n')) });
  return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
});

/** How many of the elements are in sight; one at the edge counts by its share. */
const countInSight = (elements: Iterable<Element>, within: Element): number => {
  const edge = within.getBoundingClientRect();
  return [...elements].reduce((sum, element) => {
    const { top, bottom, height } = element.getBoundingClientRect();
    return sum + Math.max(0, Math.min(bottom, edge.bottom) - Math.max(top, edge.top)) / height;
  }, 0);
};

/** At 360 × 740 three and a half cards are in sight beside one notice, whatever else waits, and no age is cut. */
export const WithEveryNotice: Story = {
  tags: ['enlarged'],
  globals: { viewport: { value: 'smallPhone', isRotated: false } },
  parameters: {
    msw: [
      quietStream,
      http.get(orders, () => ok(buildOrderCards({ items: [...twentyNew, stopped] }))),
      http.get(staffApiUrl('/settings/todos'), () => ok([{ section: 'shop', field: 'legalName' }])),
      http.get(staffApiUrl('/settings/payee/changes'), () => ok(buildPayeeChange())),
      http.get(staffApiUrl('/settings/counter/raises'), () => ok([buildLimitRaise()])),
      http.get(staffApiUrl('/opening'), () => ok(buildEmptyShop({ done: ['seller'] }))),
      http.get(staffApiUrl('/payments/todos'), () => ok(buildMoneyTodos({ toMakeCount: 1, approvalCount: 2 }))),
      http.get(staffApiUrl('/payments/awaited'), () => ok(buildAwaitedPayments())),
      http.get(staffApiUrl('/complaints/todos'), () => ok({ openCount: 1, toSendCount: 2 })),
      http.get(staffApiUrl('/stock/todos'), () => ok({ openCount: 4 })),
      http.get(staffApiUrl('/settlements/todos'), () => ok({ openCount: 3 })),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const opener = await canvas.findByRole('button', { name: /\+ 11$/ }, { timeout: 10_000 });
    const notices = document.getElementById(opener.getAttribute('aria-controls') ?? '')!;
    await expect([...notices.children].filter((notice) => notice.checkVisibility())).toHaveLength(1);
    await document.fonts.ready;
    const scroller = canvasElement.querySelector('section[data-chosen] .scroller')!;
    await waitFor(() =>
      expect(countInSight(scroller.querySelectorAll('article'), scroller)).toBeGreaterThanOrEqual(3.5),
    );
    const cutAges = [...scroller.querySelectorAll('.age')].filter((age) => age.scrollWidth > age.clientWidth);
    await expect(cutAges).toEqual([]);
  },
};

export const WithEveryNoticeInTamil: Story = {
  ...WithEveryNotice,
  tags: [],
  globals: { ...WithEveryNotice.globals, language: 'ta' },
};

export const WithEveryNoticeInHindi: Story = {
  ...WithEveryNotice,
  tags: [],
  globals: { ...WithEveryNotice.globals, language: 'hi' },
};

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Whether nothing but its own card is over the lower edge of what has the focus. */
const isFocusInSight = (): boolean => {
  const focused = document.activeElement!;
  const { left, width, bottom } = focused.getBoundingClientRect();
  const card = focused.closest('article');
  return card !== null && card.contains(document.elementFromPoint(left + width / 2, bottom - 3));
};

/** Arrows and Tab reach every order of a long column, and the bar of the chosen ones hides none. */
export const SomeChosen: Story = {
  parameters: { msw: [quietStream, http.get(orders, () => ok(buildOrderCards({ items: twentyNew })))] },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('article');
    first!.focus();
    await userEvent.keyboard(' ');
    await canvas.findByRole('toolbar');
    for (const { orderNumber } of twentyNew) {
      await waitFor(() => expect(document.activeElement).toHaveAttribute('data-order', orderNumber));
      await expect(isFocusInSight()).toBe(true);
      await userEvent.keyboard('{ArrowDown}');
    }
    // Tab leads back from the last one to the first.
    const left = new Set(twentyNew.slice(0, -1).map(({ orderNumber }) => orderNumber));
    for (let stop = 0; stop < 100 && left.size > 0; stop += 1) {
      await userEvent.tab({ shift: true });
      await nextFrame();
      await expect(isFocusInSight()).toBe(true);
      left.delete(document.activeElement?.closest('[data-order]')?.getAttribute('data-order') ?? '');
    }
    await expect([...left]).toEqual([]);
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
