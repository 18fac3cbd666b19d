import type { StaffHealth } from '../../../contract/staffHealth';

/** All is well: last night's backup, and a drill of Sunday. */
export const buildStaffHealth = (overrides: Partial<StaffHealth> = {}): StaffHealth => ({
  problems: [],
  isNightly: true,
  backup: {
    runningSince: null,
    done: { at: '2026-11-27T20:30:00.000Z', target: 's3://my-shop/vayal/', bytes: 48_200_000, rowCount: 218_402 },
    failed: null,
  },
  drill: {
    runningSince: null,
    done: { at: '2026-11-22T20:31:00.000Z', target: 's3://my-shop/vayal/', bytes: null, rowCount: 215_110 },
    failed: null,
  },
  givenUp: [],
  database: { engine: 'PostgreSQL', version: '17.5', bytes: 412_000_000 },
  disk: { freeBytes: 31_000_000_000, totalBytes: 50_000_000_000 },
  version: '0.3.0',
  installedVersion: null,
  changes: [
    {
      title: 'Operation',
      lines: [
        'A backup every night into a folder or an S3-compatible bucket (BACKUP_TO), kept for days, weeks and months',
        'The page Health tells Admins when a backup is late, failed or was never tried',
      ],
    },
  ],
  ...overrides,
});
