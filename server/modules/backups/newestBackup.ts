import { StartProblem } from '../../lib/problem';
import type { StoragePort } from '../../ports/storage/port';
import { parseBackupName } from './names';

/** Those with names of ours, of one shop or of all. */
export const listBackups = async (storage: StoragePort, mark?: string) =>
  (await storage.list())
    .flatMap(({ name }) => parseBackupName(name) ?? [])
    .filter((each) => mark === undefined || each.mark === mark);

/**
 * @param mark of a shop; without one the folder has to be of one shop alone
 * @throws StartProblem
 */
export async function newestBackup(storage: StoragePort, mark?: string) {
  const backups = (await listBackups(storage, mark)).sort((a, b) => b.at.getTime() - a.at.getTime());
  if (new Set(backups.map((each) => each.mark)).size > 1) {
    throw new StartProblem([
      `${storage.label} has backups of several shops. Name the file:`,
      ...backups.slice(0, 10).map(({ name }) => `  ${name}`),
    ]);
  }
  const [newest] = backups;
  if (!newest) throw new StartProblem(`There is no backup in ${storage.label}. Nothing was changed.`);
  return newest;
}
