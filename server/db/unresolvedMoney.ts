import { and, eq, sql } from 'drizzle-orm';
import { refunds, transfers } from './schema';

/** Money that nothing is known of. Once it was sent back it stays so: what failed of that is the refund's affair. */
export const isUnresolved = and(
  eq(transfers.surplus, 'UNKNOWN'),
  sql`NOT EXISTS (SELECT FROM ${refunds} WHERE ${refunds.transferId} = ${transfers.id})`,
);
