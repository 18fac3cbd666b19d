import { Type } from 'typebox';
import { Envelope, Id, Nothing } from '../../../contract/http';
import {
  AddItemsBody,
  AdvanceBody,
  MendOrderBody,
  MovedOrders,
  MoveOrdersBody,
  OrderCards,
  OrderListQuery,
  OrderNoteBody,
  OrderNumber,
  OrdersOfDay,
  OrdersOfDayQuery,
  StaffCancelBody,
  StaffCancelled,
  StaffOrder,
  StepBackBody,
  StepResults,
  UndoBody,
} from '../../../contract/staffOrders';
import type { Routes } from '../../lib/area';
import { sendCompressed } from '../../lib/cachedBody';
import { ok } from '../../lib/envelope';
import type { Message } from '../../lib/errors';
import type { Translate } from '../../lib/messages';
import type { createBoard } from './board';
import type { createStaffCancellation } from './staffCancellation.service';
import type { createMends } from './mends';
import type { createMoreItems } from './moreItems';
import type { Moves } from './moves';
import type { createNotes } from './notes';
import type { createSteps } from './steps';

export interface OrderBoardServices {
  board: ReturnType<typeof createBoard>;
  steps: ReturnType<typeof createSteps>;
  cancellation: ReturnType<typeof createStaffCancellation>;
  notes: ReturnType<typeof createNotes>;
  moves: Moves;
  mends: ReturnType<typeof createMends>;
  moreItems: ReturnType<typeof createMoreItems>;
}

const params = Type.Object({ orderNumber: OrderNumber });
const to = <const Action extends string>(action: Action) => ({ access: 'staff', action }) as const;

const CANCELLED = {
  NONE: 'orderBoard.cancelled',
  STARTED: 'orderBoard.cancelledWithRefund',
  WAITING: 'orderBoard.cancelledWaiting',
} as const;

export const orderBoardRoutes =
  ({ board, steps, cancellation, notes, moves, mends, moreItems }: OrderBoardServices): Routes =>
  async (app) => {
    app.get(
      '/orders',
      { config: to('readOrders'), schema: { querystring: OrderListQuery, response: { 200: Envelope(OrderCards) } } },
      async (request, reply) => sendCompressed(request, reply, await board.list(request.query)),
    );

    app.get(
      '/orders/of-day',
      {
        config: to('readOrders'),
        schema: {
          summary: 'Orders of a day that can be moved',
          querystring: OrdersOfDayQuery,
          response: { 200: Envelope(OrdersOfDay) },
        },
      },
      async ({ query: { day }, t }) => ok(await moves.ofDay(day), t('core.ok')),
    );

    app.post(
      '/orders/move',
      {
        config: to('editOrders'),
        schema: {
          summary: 'Give orders another delivery time',
          body: MoveOrdersBody,
          response: { 200: Envelope(MovedOrders) },
        },
      },
      async ({ staff, body, language, t }) => {
        const outcomes = await moves.move(staff, body, language);
        const count = outcomes.filter(({ problem }) => problem === null).length;
        return ok(translated(outcomes, t), t('orderBoard.moved', { count }));
      },
    );

    app.get(
      '/orders/:orderNumber',
      { config: to('readOrders'), schema: { params, response: { 200: Envelope(StaffOrder) } } },
      async ({ params: { orderNumber }, language, t }) =>
        ok(await board.readOrder(orderNumber, language), t('core.ok')),
    );

    app.post(
      '/orders/advance',
      { config: to('advanceOrders'), schema: { body: AdvanceBody, response: { 200: Envelope(StepResults) } } },
      async ({ staff, body, t }) => ok(translated(await steps.advance(staff, body), t), t('orderBoard.advanced')),
    );

    app.post(
      '/orders/undo',
      { config: to('advanceOrders'), schema: { body: UndoBody, response: { 200: Envelope(StepResults) } } },
      async ({ staff, body, t }) => ok(translated(await steps.undo(staff, body), t), t('orderBoard.undone')),
    );

    app.post(
      '/orders/:orderNumber/step-back',
      { config: to('advanceOrders'), schema: { params, body: StepBackBody, response: { 200: Envelope(Nothing) } } },
      async ({ staff, params: { orderNumber }, body, t }) => {
        await steps.stepBack(staff, orderNumber, body);
        return ok(null, t('orderBoard.steppedBack'));
      },
    );

    app.post(
      '/orders/:orderNumber/cancel',
      {
        config: to('cancelOrders'),
        schema: { params, body: StaffCancelBody, response: { 200: Envelope(StaffCancelled) } },
      },
      async ({ staff, params: { orderNumber }, body, t }) => {
        const cancelled = await cancellation.cancel(staff, orderNumber, body);
        return ok(cancelled, t(CANCELLED[cancelled.refund]));
      },
    );

    app.post(
      '/orders/:orderNumber/delivery',
      {
        config: to('editOrders'),
        schema: {
          summary: 'Change where an order goes',
          params,
          body: MendOrderBody,
          response: { 200: Envelope(Nothing) },
        },
      },
      async ({ staff, params: { orderNumber }, body, t }) => {
        const { key, params: values } = await mends.mend(staff, orderNumber, body);
        return ok(null, t(key, values));
      },
    );

    app.post(
      '/orders/:orderNumber/additions',
      {
        config: to('editOrders'),
        schema: {
          summary: 'Add items to an order, which its customer pays or confirms',
          params,
          body: AddItemsBody,
          response: { 200: Envelope(Nothing) },
        },
      },
      async ({ staff, params: { orderNumber }, body, t }) => {
        await moreItems.add(staff, orderNumber, body);
        return ok(null, t('orderBoard.itemsAdded'));
      },
    );

    app.post(
      '/orders/:orderNumber/additions/:additionId/withdraw',
      {
        config: to('editOrders'),
        schema: {
          summary: 'Withdraw items that wait to be added',
          params: Type.Object({ orderNumber: OrderNumber, additionId: Id }),
          response: { 200: Envelope(Nothing) },
        },
      },
      async ({ staff, params: { orderNumber, additionId }, t }) => {
        await moreItems.withdraw(staff, orderNumber, additionId);
        return ok(null, t('orderBoard.itemsWithdrawn'));
      },
    );

    app.post(
      '/orders/:orderNumber/notes',
      { config: to('editOrders'), schema: { params, body: OrderNoteBody, response: { 200: Envelope(Nothing) } } },
      async ({ staff, params: { orderNumber }, body, t }) => {
        await notes.add(staff, orderNumber, body);
        return ok(null, t('orderBoard.noted'));
      },
    );
  };

const translated = <Each extends { problem: Message | null }>(outcomes: readonly Each[], t: Translate) =>
  outcomes.map(({ problem, ...outcome }) => ({ ...outcome, problemText: problem && t(problem.key, problem.params) }));
