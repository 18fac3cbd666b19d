import { auditLog } from './schema';
import type { Queries } from './database';

/** The actor of actions on the command line. */
export const COMMAND_LINE = { staffId: null, name: 'cli' };

export interface AuditedAction {
  action: string;
  /** It is such as `order`; `subjectId` is its id. */
  subject: string;
  subjectId: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  /** It takes another person: a row of its own says so in the day's report. */
  isAlone?: boolean;
}

export const ACTED_ALONE = 'actAlone';

interface Actor {
  staffId: string | null;
  name: string;
}

/** Call it in the transaction that makes the change. */
export const recordAudit = (db: Queries, who: Actor, audited: AuditedAction, at: Date): Promise<void> =>
  recordAudits(db, who, [audited], at);

export async function recordAudits(
  db: Queries,
  who: Actor,
  auditedActions: readonly AuditedAction[],
  at: Date,
): Promise<void> {
  if (auditedActions.length === 0) return;
  await db
    .insert(auditLog)
    .values(rowsOf(auditedActions).map((row) => ({ staffId: who.staffId, staffName: who.name, ...row, at })));
}

const rowsOf = (auditedActions: readonly AuditedAction[]) =>
  auditedActions.flatMap(({ isAlone, ...audited }) => {
    const { action, subject, subjectId } = audited;
    return isAlone ? [audited, { action: ACTED_ALONE, subject, subjectId, after: { action } }] : [audited];
  });

/** Writes nothing without changes. */
export async function recordEdit(
  db: Queries,
  who: Actor,
  audited: Omit<AuditedAction, 'before' | 'after'>,
  { before, after, at }: { before: object; after: object; at: Date },
): Promise<void> {
  const changed = differences({ ...before }, { ...after });
  if (!changed.hasAny) return;
  await recordAudit(db, who, { ...audited, before: changed.before, after: changed.after }, at);
}

export function differences(before: Record<string, unknown>, after: Record<string, unknown>) {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  const pick = (facts: Record<string, unknown>) =>
    Object.fromEntries(fields.flatMap((field) => (facts[field] === undefined ? [] : [[field, facts[field]]])));
  return { hasAny: fields.length > 0, before: pick(before), after: pick(after) };
}
