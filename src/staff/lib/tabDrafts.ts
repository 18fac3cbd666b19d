import type { StaffRole } from '../../../contract/staffRights';
import { getStorage, readJson, writeItem } from '../../lib/browserStorage';

const PREFIX = 'staffDraft:';
const ROLE = 'staffDraftRole';

/** Returns what was stored in this tab under the name, by the same login; otherwise undefined. */
export const readTabDraft = (name: string, session: string): unknown => {
  const stored = readJson('sessionStorage', PREFIX + name) as { session?: unknown; value?: unknown } | null | undefined;
  return stored?.session === session ? stored.value : undefined;
};

/** @param value undefined removes it */
export const writeTabDraft = (name: string, session: string, value: unknown): void =>
  writeItem('sessionStorage', PREFIX + name, value === undefined ? null : JSON.stringify({ session, value }));

/** Drafts end with their login. */
export const clearTabDrafts = (): void => {
  const storage = getStorage('sessionStorage');
  if (!storage) return;
  Object.keys(storage)
    .filter((name) => name.startsWith(PREFIX))
    .forEach((name) => storage.removeItem(name));
};

/** What was typed with a right goes with it. The tab remembers the role, because another tab may have heard of the change first. */
export const keepTabDraftsOf = (role: StaffRole): void => {
  if ((readJson('sessionStorage', ROLE) ?? role) !== role) clearTabDrafts();
  writeItem('sessionStorage', ROLE, JSON.stringify(role));
};
