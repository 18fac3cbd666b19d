import { Type, type Static } from 'typebox';
import { Nullable, Timestamp } from './http';
import { HEALTH_PROBLEMS } from './staffHealthConstants';

const Bytes = Type.Integer({ minimum: 0 });

const DoneRun = Type.Object({
  at: Timestamp,
  /** A folder or a bucket's. */
  target: Type.String(),
  bytes: Nullable(Bytes),
  rowCount: Nullable(Type.Integer()),
});

const Runs = Type.Object({
  /** Since when one is under way. */
  runningSince: Nullable(Timestamp),
  done: Nullable(DoneRun),
  /** It is null where a later one succeeded. */
  failed: Nullable(Type.Object({ at: Timestamp, problem: Type.String() })),
});

/** How the shop's machine and its backups are. */
export const StaffHealth = Type.Object({
  problems: Type.Array(Type.Enum([...HEALTH_PROBLEMS])),
  /** Whether one is made every night. */
  isNightly: Type.Boolean(),
  backup: Runs,
  drill: Runs,
  /** Work that was tried for two days, by kind. */
  givenUp: Type.Array(Type.Object({ kind: Type.String(), count: Type.Integer(), oldestAt: Timestamp })),
  database: Type.Object({ engine: Type.Enum(['PGlite', 'PostgreSQL']), version: Type.String(), bytes: Bytes }),
  /** Of the data folder; it is null where the system doesn't say. */
  disk: Nullable(Type.Object({ freeBytes: Bytes, totalBytes: Bytes })),
  version: Type.String(),
  /** Another release that was installed while this one runs. */
  installedVersion: Nullable(Type.String()),
  /** What the installed release brings, in English. */
  changes: Type.Array(Type.Object({ title: Type.String(), lines: Type.Array(Type.String()) })),
});
export type StaffHealth = Static<typeof StaffHealth>;
