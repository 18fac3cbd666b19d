import { and, desc, eq } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { auditLog } from '../../db/schema';

export async function findLastActor(db: Queries, subject: string, id: string): Promise<string | null> {
  const [audited] = await db
    .select({ name: auditLog.staffName })
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, id), eq(auditLog.subject, subject)))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return audited?.name ?? null;
}
