import { keyedHash } from '../../lib/secrets';

const PATTERN = /^vayal-([0-9a-f]{8})-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.backup$/;

/** Tells apart the backups of shops that share a folder, by their secret key. */
export const shopMark = (secretKey: string): string => keyedHash(secretKey, 'backup-name', '').slice(0, 8);

/** Such as vayal-0a1b2c3d-2026-11-29T21-30-00Z.backup. */
export const backupName = (mark: string, at: Date): string =>
  `vayal-${mark}-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`;

/** Returns null for files that are none of ours. */
export function parseBackupName(name: string): { name: string; mark: string; at: Date } | null {
  const [, mark, day, hours, minutes, seconds] = PATTERN.exec(name) ?? [];
  return mark === undefined ? null : { name, mark, at: new Date(`${day}T${hours}:${minutes}:${seconds}Z`) };
}
