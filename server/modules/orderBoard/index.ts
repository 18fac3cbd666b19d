import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import type { Payments, Refunds } from '../payments';
import type { Orders } from '../orders';
import { createBoard, type ShopFacts } from './board';
import { createStaffCancellation } from './staffCancellation.service';
import { createMends } from './mends';
import { createMoreItems } from './moreItems';
import { createMoves } from './moves';
import { createNotes } from './notes';
import { orderBoardRoutes } from './routes';
import { createSteps } from './steps';

export type { ShopFacts } from './board';

interface OrderBoardNeeds {
  orders: Pick<Orders, 'withOrder' | 'lifecycle' | 'lines' | 'delivery' | 'moveToSlot' | 'mending' | 'additions'>;
  payments: Pick<Payments, 'ledger' | 'refunds' | 'attempts'>;
  refunds: Refunds;
  getShop: () => Promise<ShopFacts>;
  /** The feed of changed orders is here now. */
  getPosition: () => Promise<string>;
}

export function createOrderBoard(deps: AppDeps, { orders, payments, refunds, getShop, getPosition }: OrderBoardNeeds) {
  const board = createBoard(deps, { ...orders, payments }, { getShop, getPosition });
  const notes = createNotes(deps, orders);
  const services = {
    board,
    steps: createSteps(deps, orders, notes),
    cancellation: createStaffCancellation(deps, orders, refunds),
    notes,
    moves: createMoves(deps, orders),
    mends: createMends(deps, orders),
    moreItems: createMoreItems(orders, payments),
  };
  const area: Area = { prefix: '/api/staff', routes: orderBoardRoutes(services) };
  return { area, findCards: board.findCards };
}
