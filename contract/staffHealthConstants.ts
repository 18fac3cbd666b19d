export const BACKUP_KINDS = ['BACKUP', 'DRILL'] as const;
export type BackupKind = (typeof BACKUP_KINDS)[number];

export const BACKUP_STATES = ['RUNNING', 'DONE', 'FAILED'] as const;
export type BackupState = (typeof BACKUP_STATES)[number];

/** What an Admin has to do something about, the most urgent first. */
export const HEALTH_PROBLEMS = [
  'BACKUP_FAILED',
  'BACKUP_OLD',
  'BACKUP_NONE',
  'BACKUP_OFF',
  'DRILL_FAILED',
  'PHOTOS_MISSING',
  'PASSPHRASE',
  'WORK_GIVEN_UP',
  'DISK_LOW',
] as const;
export type HealthProblem = (typeof HEALTH_PROBLEMS)[number];
