import { and, desc, eq, gte, inArray, ne, or, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { auditLog, orderEvents, rounds, roundStops, staff } from '../../db/schema';

export async function findLastStep(db: Queries, orderId: string) {
  const [row] = await db
    .select({ step: orderEvents, person: staff.name })
    .from(orderEvents)
    .leftJoin(staff, eq(staff.id, orderEvents.actorId))
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(desc(orderEvents.id))
    .limit(1);
  return row ?? null;
}

export async function findRider(db: Queries, orderId: string): Promise<string | null> {
  const [row] = await db
    .select({ name: staff.name })
    .from(roundStops)
    .innerJoin(rounds, eq(rounds.id, roundStops.roundId))
    .innerJoin(staff, eq(staff.id, rounds.riderId))
    .where(and(eq(roundStops.orderId, orderId), eq(roundStops.state, 'PENDING')));
  return row?.name ?? null;
}

export async function isInRound(db: Queries, orderId: string): Promise<boolean> {
  const isTaken = and(eq(roundStops.orderId, orderId), inArray(roundStops.state, ['PENDING', 'DELIVERED']));
  return (await db.$count(roundStops, isTaken)) > 0;
}

export async function findOthersAction(
  db: Queries,
  { id, orderNumber }: { id: string; orderNumber: string },
  staffId: string,
  since: Date,
): Promise<{ person: string } | null> {
  const [row] = await db
    .select({ person: auditLog.staffName })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subject, 'order'),
        or(eq(auditLog.subjectId, id), eq(auditLog.subjectId, orderNumber)),
        gte(auditLog.at, since),
        or(sql`${auditLog.staffId} IS NULL`, ne(auditLog.staffId, staffId)),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1);
  return row ?? null;
}
