import { and, desc, eq } from 'drizzle-orm';
import type { SettingsSection } from '../../../contract/settingsFields';
import type { Queries, Transaction } from '../../db/database';
import { auditLog, storeSettings } from '../../db/schema';
import type { StoreSettings } from '../../db/schema/storeSettings';

const settingsOf = (rows: { settings: StoreSettings }[]): StoreSettings => {
  const [row] = rows;
  if (!row) throw new Error('the shop has no settings: was the database seeded?');
  return row.settings;
};

export const findSettings = async (db: Queries): Promise<StoreSettings> =>
  settingsOf(await db.select({ settings: storeSettings.settings }).from(storeSettings));

/** The document has one writer at a time. */
export const lockSettings = async (tx: Transaction): Promise<StoreSettings> =>
  settingsOf(await tx.select({ settings: storeSettings.settings }).from(storeSettings).for('update'));

export const updateSettings = (tx: Transaction, settings: StoreSettings, now: Date) =>
  tx.update(storeSettings).set({ settings, updatedAt: now });

/** The subject of a section's changes in the log. */
export const SETTINGS = 'settings';

export async function findLastActor(db: Queries, section: SettingsSection): Promise<string | null> {
  const [audited] = await db
    .select({ name: auditLog.staffName })
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, section), eq(auditLog.subject, SETTINGS), eq(auditLog.action, 'manageSettings')))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return audited?.name ?? null;
}
