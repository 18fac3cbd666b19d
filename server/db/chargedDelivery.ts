import { sql } from 'drizzle-orm';
import { orderItems } from './schema';

/** A line's share of the delivery charge, less what went off since the order goes somewhere cheaper. */
export const chargedDelivery = sql<number>`(${orderItems.deliveryPaise} - ${orderItems.deliveryOffPaise})::float8`;
