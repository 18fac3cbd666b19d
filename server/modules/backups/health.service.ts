import { statfsSync } from 'node:fs';
import type { StaffHealth } from '../../../contract/staffHealth';
import type { BackupKind, HealthProblem } from '../../../contract/staffHealthConstants';
import { readDatabaseFacts } from '../../db/databaseFacts';
import { countGivenUp } from '../../db/outbox';
import type { AppDeps } from '../../deps';
import type { StaffUser } from '../../lib/area';
import { HOUR_MS } from '../../lib/caps';
import { findBackupPassphrase, keyedHash } from '../../lib/secrets';
import { readVersion } from '../../lib/version';
import { countMissingPhotos } from '../photoStore';
import { readChanges } from './changelog';
import * as repository from './runsRepository';

/** A night and two hours. */
const OLD_AFTER_MS = 26 * HOUR_MS;
const MIN_FREE_BYTES = 1_000_000_000;

export type HealthService = ReturnType<typeof createHealthService>;

/** Tells Admins what the shop's machine and backups need. */
export function createHealthService({ db, config, secrets, clock }: AppDeps) {
  const version = readVersion(config.root);

  const fingerprint = (): string | null => {
    const passphrase = findBackupPassphrase(config);
    return passphrase === undefined ? null : keyedHash(secrets.keys[0], 'backup-passphrase', passphrase);
  };

  async function readRuns(kind: BackupKind): Promise<StaffHealth['backup']> {
    const [running, done, failed] = [
      await repository.findNewestRun(db, kind, 'RUNNING'),
      await repository.findNewestRun(db, kind, 'DONE'),
      await repository.findNewestRun(db, kind, 'FAILED'),
    ];
    const isFailing = failed && (!done || failed.startedAt > done.startedAt);
    return {
      runningSince: running?.startedAt.toISOString() ?? null,
      done: done && {
        at: done.startedAt.toISOString(),
        target: done.target,
        bytes: done.bytes,
        rowCount: done.rowCount,
      },
      failed: isFailing ? { at: failed.startedAt.toISOString(), problem: failed.problem ?? '' } : null,
    };
  }

  function readDisk(): StaffHealth['disk'] {
    try {
      const { bavail, blocks, bsize } = statfsSync(config.dataDir);
      return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
    } catch {
      return null;
    }
  }

  async function findFacts() {
    const backup = await readRuns('BACKUP');
    const drill = await readRuns('DRILL');
    const givenUp = await countGivenUp(db);
    const disk = readDisk();
    const isNightly = config.backup.to !== undefined;
    const isOld = backup.done && clock.now().getTime() - Date.parse(backup.done.at) > OLD_AFTER_MS;
    const mark = fingerprint();
    const isKept = !backup.done || (mark !== null && (await repository.isPassphraseKept(db, mark)));
    const found: Record<HealthProblem, boolean> = {
      BACKUP_FAILED: isNightly && backup.failed !== null,
      BACKUP_OLD: isNightly && isOld === true,
      BACKUP_NONE: isNightly && !backup.done,
      // What a demo loses is no one's.
      BACKUP_OFF: !isNightly && !config.demo,
      DRILL_FAILED: drill.failed !== null,
      PHOTOS_MISSING: (await countMissingPhotos(db)) > 0,
      PASSPHRASE: !isKept,
      WORK_GIVEN_UP: givenUp.length > 0,
      DISK_LOW: disk !== null && disk.freeBytes < MIN_FREE_BYTES,
    };
    const problems = (Object.keys(found) as HealthProblem[]).filter((problem) => found[problem]);
    return { problems, isNightly, backup, drill, givenUp, disk };
  }

  return {
    async get(): Promise<StaffHealth> {
      const { givenUp, ...facts } = await findFacts();
      const installed = readVersion(config.root);
      const { version: databaseVersion, bytes } = await readDatabaseFacts(db);
      const engine = config.database.url === undefined ? 'PGlite' : 'PostgreSQL';
      return {
        ...facts,
        givenUp: givenUp.map(({ oldestAt, ...lane }) => ({ ...lane, oldestAt: oldestAt.toISOString() })),
        database: { engine, version: databaseVersion, bytes },
        version,
        installedVersion: installed === version ? null : installed,
        changes: readChanges(config.root, installed),
      };
    },

    countTodos: async () => ({ openCount: (await findFacts()).problems.length }),

    /** A person says that the passphrase is kept away from the machine. */
    async confirmPassphrase(staff: StaffUser): Promise<void> {
      const mark = fingerprint();
      if (mark === null) return;
      await repository.confirmPassphrase(db, {
        fingerprint: mark,
        confirmedBy: staff.staffId,
        confirmedAt: clock.now(),
      });
    },
  };
}
