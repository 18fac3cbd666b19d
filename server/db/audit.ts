import { auditLog } from './schema';
import type { Queries } from './database';

/** Who acts for the shop at its machine, by its command line. */
export const COMMAND_LINE = { staffId: null, name: 'cli' };

export interface Act {
  /** Such as `advanceOrders`. */
  action: string;
  /** Such as `order`, and the id within its kind. */
  subject: string;
  subjectId: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

interface Actor {
  staffId: string | null;
  name: string;
}

/** Writes an act of staff into the audit log; within the transaction that makes the change. */
export const recordAct = (db: Queries, who: Actor, act: Act, at: Date): Promise<void> => recordActs(db, who, [act], at);

export async function recordActs(db: Queries, who: Actor, acts: readonly Act[], at: Date): Promise<void> {
  if (acts.length === 0) return;
  await db.insert(auditLog).values(acts.map((act) => ({ staffId: who.staffId, staffName: who.name, ...act, at })));
}

/** Records what an edit has changed; nothing where it changed nothing. */
export async function recordEdit(
  db: Queries,
  who: Actor,
  act: Omit<Act, 'before' | 'after'>,
  { before, after, at }: { before: object; after: object; at: Date },
): Promise<void> {
  const changed = differences({ ...before }, { ...after });
  if (!changed.hasAny) return;
  await recordAct(db, who, { ...act, before: changed.before, after: changed.after }, at);
}

/** The facts of two states that differ. */
export function differences(before: Record<string, unknown>, after: Record<string, unknown>) {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  const pick = (facts: Record<string, unknown>) =>
    Object.fromEntries(fields.flatMap((field) => (facts[field] === undefined ? [] : [[field, facts[field]]])));
  return { hasAny: fields.length > 0, before: pick(before), after: pick(after) };
}
