import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { StartProblem } from './problem';

/**
 * A file is MAGIC, a salt, and frames: a length of 4 bytes, AES-256-GCM's ciphertext, and its tag. The key is made of the passphrase and the salt,
 * so that each file has its own and frames can simply be counted. The first frame is empty and tells a wrong passphrase from damage; the last
 * one says that it is the last, so that a file which was cut is noticed.
 */
const MAGIC = Buffer.from('VAYAL BACKUP 1\n');
const SALT_BYTES = 16;
const KEY_BYTES = 32;
const LENGTH_BYTES = 4;
const TAG_BYTES = 16;
const FRAME_BYTES = 64 * 1024;
/** 32 MB of memory and about 100 ms for each guess of the passphrase. */
const SCRYPT = { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 };
const ALGORITHM = 'aes-256-gcm';

type Bytes = AsyncIterable<Buffer>;

const makeKey = (passphrase: string, salt: Buffer) =>
  promisify<string, Buffer, number, typeof SCRYPT, Buffer>(scrypt)(passphrase, salt, KEY_BYTES, SCRYPT);

function nonceOf(frame: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt8(isLast ? 1 : 0);
  nonce.writeUIntBE(frame, 6, 6);
  return nonce;
}

export async function* encrypt(passphrase: string, source: Bytes): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  const key = await makeKey(passphrase, salt);
  let count = 0;
  const frame = (plain: Buffer, isLast = false): Buffer => {
    const cipher = createCipheriv(ALGORITHM, key, nonceOf(count++, isLast));
    const sealed = Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
    const length = Buffer.alloc(LENGTH_BYTES);
    length.writeUInt32BE(sealed.length);
    return Buffer.concat([length, sealed]);
  };
  yield Buffer.concat([MAGIC, salt, frame(Buffer.alloc(0))]);
  for await (const chunk of source) {
    for (let at = 0; at < chunk.length; at += FRAME_BYTES) yield frame(chunk.subarray(at, at + FRAME_BYTES));
  }
  yield frame(Buffer.alloc(0), true);
}

/** @throws StartProblem that says what is wrong with the file or the passphrase */
export async function* decrypt(passphrase: string, source: Bytes): AsyncGenerator<Buffer> {
  const read = reader(source);
  const head = await read(MAGIC.length + SALT_BYTES);
  if (!head?.subarray(0, MAGIC.length).equals(MAGIC)) throw notABackup();
  const key = await makeKey(passphrase, head.subarray(MAGIC.length));
  for (let count = 0; ; count += 1) {
    const length = (await read(LENGTH_BYTES))?.readUInt32BE();
    if (length !== undefined && (length < TAG_BYTES || length > FRAME_BYTES + TAG_BYTES)) throw damaged();
    const sealed = length === undefined ? undefined : await read(length);
    if (!sealed) throw cut();
    const isLast = count > 0 && sealed.length === TAG_BYTES;
    const decipher = createDecipheriv(ALGORITHM, key, nonceOf(count, isLast)).setAuthTag(sealed.subarray(-TAG_BYTES));
    const plain = decipher.update(sealed.subarray(0, -TAG_BYTES));
    try {
      decipher.final();
    } catch {
      throw count === 0 ? wrongPassphrase() : damaged();
    }
    if (isLast) {
      if (await read(1)) throw damaged();
      return;
    }
    if (plain.length > 0) yield plain;
  }
}

/** Returns undefined where fewer bytes are left. */
function reader(source: Bytes): (bytes: number) => Promise<Buffer | undefined> {
  const chunks = source[Symbol.asyncIterator]();
  let buffered = Buffer.alloc(0);
  return async (bytes) => {
    while (buffered.length < bytes) {
      const next = await chunks.next();
      if (next.done) return undefined;
      buffered = Buffer.concat([buffered, next.value]);
    }
    const taken = buffered.subarray(0, bytes);
    buffered = buffered.subarray(bytes);
    return taken;
  };
}

export const notABackup = () => new StartProblem('This is not a backup of Vayal. Nothing was changed.');

const cut = () =>
  new StartProblem(
    'The backup ends too early: it was cut, or not written whole. Nothing was changed. Use another one.',
  );

const damaged = () => new StartProblem('The backup is damaged. Nothing was changed. Use another one.');

const wrongPassphrase = () =>
  new StartProblem([
    'The passphrase is not the one of this backup. Nothing was changed.',
    'Put the one that the first backup printed into BACKUP_PASSPHRASE.',
  ]);
