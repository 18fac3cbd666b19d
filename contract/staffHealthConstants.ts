export const BACKUP_KINDS = ['BACKUP', 'DRILL'] as const;
export type BackupKind = (typeof BACKUP_KINDS)[number];

export const BACKUP_STATES = ['RUNNING', 'DONE', 'FAILED'] as const;
export type BackupState = (typeof BACKUP_STATES)[number];
