import type { SettingsReader } from './lib/settings';

const DEFAULT_KEEP = { days: 7, weeks: 4, months: 12 };

/** Where backups go, and for how long they stay. */
export function readBackups(read: SettingsReader) {
  const accessKeyId = read.text('S3_ACCESS_KEY_ID');
  const secretAccessKey = read.secret('S3_SECRET_ACCESS_KEY', 8);
  const region = read.text('S3_REGION') ?? 'us-east-1';
  const endpoint = read.url('S3_ENDPOINT', ['https:', 'http:']) ?? `https://s3.${region}.amazonaws.com`;
  const to = read.text('BACKUP_TO');
  const s3 =
    accessKeyId !== undefined && secretAccessKey !== undefined
      ? { endpoint: endpoint.replace(/\/+$/, ''), region, accessKeyId, secretAccessKey }
      : null;
  if (to?.startsWith('s3://') && !s3) {
    read.problems.push('BACKUP_TO is in a bucket: set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.');
  }
  return {
    /** Without one, a random one in the data folder is used. */
    passphrase: read.secret('BACKUP_PASSPHRASE', 12),
    /** A folder, where a backup is made every night; none without it. */
    to,
    /** In the shop's time. */
    atHour: read.wholeNumber('BACKUP_AT', { fallback: 2, min: 0, max: 23 }),
    keep: read.parse(
      'BACKUP_KEEP',
      DEFAULT_KEEP,
      'three whole numbers such as 7,4,12: for how many days, weeks and months a backup each is kept',
      (given) => {
        const [, days, weeks, months] = /^(\d{1,3}),(\d{1,3}),(\d{1,3})$/.exec(given.replaceAll(' ', '')) ?? [];
        return days === undefined ? undefined : { days: Number(days), weeks: Number(weeks), months: Number(months) };
      },
    ),
    s3,
  };
}

/** Where photos go that are uploaded from now on; without one, into the database. */
export function readPhotosIn(read: SettingsReader): string | undefined {
  const photosIn = read.parse<string | undefined>(
    'PHOTOS_IN',
    undefined,
    'a folder of a bucket such as s3://bucket/photos/',
    (given) => (/^s3:\/\/[^/]+\/[^/]/.test(given) ? given : undefined),
  );
  if (photosIn !== undefined && (!read.text('S3_ACCESS_KEY_ID') || !read.text('S3_SECRET_ACCESS_KEY'))) {
    read.problems.push('PHOTOS_IN is in a bucket: set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.');
  }
  return photosIn;
}
