import type { AuditedAction } from '../../../../contract/staffAudit';

interface ChangedFact {
  field: string;
  /** Undefined where it did not exist. */
  before?: unknown;
  after?: unknown;
}

/** What differs between before and after; all of it where there is only one of them. */
export const changedFacts = ({ before, after }: Pick<AuditedAction, 'before' | 'after'>): ChangedFact[] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
    .map((field) => ({ field, before: before?.[field], after: after?.[field] }))
    .filter((fact) => JSON.stringify(fact.before) !== JSON.stringify(fact.after));
