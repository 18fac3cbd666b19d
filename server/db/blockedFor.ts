import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { customerBlocks } from './schema';

/** Why a customer is blocked; null for others. Use it in a statement that joins tables, so that columns are named in full. */
export const blockedFor = (customerId: SQL | AnyColumn) => sql<string | null>`(
  SELECT block.reason FROM ${customerBlocks} AS block WHERE block.customer_id = ${customerId} AND block.ended_at IS NULL)`;
