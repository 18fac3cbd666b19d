import type { Language } from '../../../contract/constants';
import type { OrderCard, OrderCards, OrderListQuery, StaffOrder } from '../../../contract/staffOrders';
import type { AppDeps } from '../../deps';
import type { ShopRules } from '../../lib/shopRules';
import type { Orders } from '../orders';
import type { Payments } from '../payments';
import { cutPage, readCursor } from '../../lib/cursor';
import * as repository from './boardRepository';
import { serializeCard, type KnownLocality } from './cards';
import { readWholeOrder } from './wholeOrder';

/** All that is open on an ordinary day comes in one response. */
const OPEN_PAGE_SIZE = 600;
const PAGE_SIZE = 50;

export interface ShopFacts {
  leadDays: number;
  localities: readonly KnownLocality[];
  rules: ShopRules;
}

/** The staff's view of orders. */
export function createBoard(
  { db, clock }: AppDeps,
  orders: Pick<Orders, 'lines' | 'additions'> & { payments: Pick<Payments, 'ledger' | 'refunds'> },
  { getShop, getPosition }: { getShop: () => Promise<ShopFacts>; getPosition: () => Promise<string> },
) {
  async function findCard(orderNumber: string): Promise<OrderCard | null> {
    const { leadDays, localities } = await getShop();
    const row = await repository.findCard(db, leadDays, orderNumber);
    return row && serializeCard(row, localities);
  }

  return {
    /** @throws FieldsError for a cursor that was not issued here */
    async list({ list, day, slotId, search, cursor }: OrderListQuery): Promise<OrderCards> {
      const { leadDays, localities, rules } = await getShop();
      // Before the rows are read: what changes meanwhile comes twice rather than never.
      const position = await getPosition();
      const found = search?.trim() || undefined;
      const filter = { list: list ?? (found ? 'ALL' : 'OPEN'), day, slotId, search: found };
      const limit = filter.list === 'OPEN' ? OPEN_PAGE_SIZE : PAGE_SIZE;
      const after = cursor === undefined ? null : readCursor(cursor);
      const rows = await repository.findCards(db, leadDays, filter, { after, limit: limit + 1 });
      const { page, nextCursor } = cutPage(rows, limit, (row) => row);
      return {
        items: page.map((row) => serializeCard(row, localities)),
        nextCursor,
        position,
        sentAt: clock.now().toISOString(),
        ageMinutes: rules.orderAgeMinutes,
      };
    },

    /** Serves open streams. */
    findCards: async (orderIds: readonly string[]): Promise<OrderCard[]> => {
      const { leadDays, localities } = await getShop();
      const rows = await repository.findCardsById(db, leadDays, orderIds);
      return rows.map((row) => serializeCard(row, localities));
    },

    /** @throws AppError 404 */
    readOrder: (orderNumber: string, language: Language): Promise<StaffOrder> =>
      readWholeOrder(db, orders, findCard, orderNumber, language),
  };
}
