import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config';
import { StartProblem } from './problem';

const KEY_FILE = 'key.secret';
const PASSPHRASE_FILE = 'backup.passphrase';
const PASSPHRASE_SIGNS = 'abcdefghjkmnpqrstvwxyz0123456789';

/** The current key makes hashes; all verify. */
export type SecretKeys = readonly [current: string, ...previous: string[]];

export interface Secrets {
  keys: SecretKeys;
  /** Authenticates local programs; stored in data/internal.secret. */
  internal: string;
  sandboxWebhook: string;
}

/**
 * Generated once into the data folder, unless set.
 * @throws StartProblem
 */
export function loadSecrets(config: Pick<Config, 'dataDir' | 'secretKey' | 'previousSecretKey' | 'payment'>): Secrets {
  const key = config.secretKey ?? storedSecret(config.dataDir, KEY_FILE);
  return {
    keys: config.previousSecretKey === undefined ? [key] : [key, config.previousSecretKey],
    internal: storedSecret(config.dataDir, 'internal.secret'),
    sandboxWebhook: config.payment.sandboxWebhookSecret ?? keyedHash(key, 'sandbox-webhook', ''),
  };
}

/** `purpose` keeps hashes of different uses apart. */
export function keyedHash(key: string, purpose: string, value: string): string {
  return createHmac('sha256', key).update(purpose).update('\0').update(value).digest('hex');
}

/** A plain hash suffices for 256 random bits. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Takes the same time wherever the texts differ. */
export function sameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

/**
 * Puts another shop's key into the data folder; the one before stays beside it.
 * @returns undoes it
 */
export function replaceStoredKey(dataDir: string, key: string): () => void {
  const path = join(dataDir, KEY_FILE);
  const before = `${path}.before`;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const hadKey = existsSync(path);
  if (hadKey) renameSync(path, before);
  writeFileSync(path, `${key}\n`, { mode: 0o600 });
  return () => (hadKey ? renameSync(before, path) : rmSync(path));
}

/** Encrypts backups; `isNew` when it was made just now. */
export function backupPassphrase(config: Pick<Config, 'dataDir' | 'backup'>): { passphrase: string; isNew: boolean } {
  const { passphrase } = config.backup;
  if (passphrase !== undefined) return { passphrase, isNew: false };
  const isNew = !existsSync(join(config.dataDir, PASSPHRASE_FILE));
  return { passphrase: storedSecret(config.dataDir, PASSPHRASE_FILE, newPassphrase), isNew };
}

/** Returns undefined where none was set or made yet. */
export const findBackupPassphrase = (config: Pick<Config, 'dataDir' | 'backup'>): string | undefined =>
  config.backup.passphrase !== undefined || existsSync(join(config.dataDir, PASSPHRASE_FILE))
    ? backupPassphrase(config).passphrase
    : undefined;

/** Eight groups of four signs to write down: 160 bits, without letters that look like digits. */
const newPassphrase = () =>
  Array.from(randomBytes(32), (byte, at) => `${at > 0 && at % 4 === 0 ? '-' : ''}${PASSPHRASE_SIGNS[byte % 32]}`).join(
    '',
  );

function storedSecret(dataDir: string, name: string, make = () => randomBytes(32).toString('hex')): string {
  const path = join(dataDir, name);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    try {
      writeFileSync(path, `${make()}\n`, { flag: 'wx', mode: 0o600 });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    // Another process may have created it but not written it yet.
    for (let tries = 0; tries < 10; tries++) {
      const secret = readFileSync(path, 'utf8').trim();
      if (secret.length >= 32) return secret;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  } catch (error) {
    throw new StartProblem(`The data folder ${dataDir} can't be used: ${(error as Error).message}`);
  }
  throw new StartProblem(`${path} is damaged: it should hold at least 32 characters. Delete it to get a new one.`);
}
