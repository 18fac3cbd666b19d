import { changeFeed, type FeedPosition } from '../../db/changeFeed';
import type { Queries } from '../../db/database';
import { orderFeed } from '../../db/schema';

const { transaction, orderId } = orderFeed;
const feed = changeFeed<[string]>({ name: 'order_feed', table: orderFeed, transaction, columns: { orderId } });

export interface ChangedOrders {
  position: FeedPosition;
  orderIds: string[] | null;
}

/** @param since null for the first read */
export async function readFeed(db: Queries, since: FeedPosition | null): Promise<ChangedOrders> {
  const { position, rows } = await feed.read(db, since);
  return { position, orderIds: rows?.map(([id]) => id) ?? null };
}

/** Deletes what every process has read. */
export const sweepFeed = feed.sweep;
