import { AwsV4Signer } from 'aws4fetch';
import { ExponentialBackoff, handleType, retry } from 'cockatiel';
import { StartProblem } from '../../lib/problem';
import { readBody } from '../readBody';
import { MissingFile, type StoragePort, type StoredFile } from './port';

export interface S3Settings {
  /** Without the bucket, such as https://s3.ap-south-1.amazonaws.com. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface S3Timing {
  timeoutMs?: number;
  retryMs?: number;
  retries?: number;
  /** At least 5 MiB for S3 itself, which takes 10,000 parts. */
  partBytes?: number;
}

interface S3Call {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'HEAD';
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** 8 MiB over a line of half a megabit per second. */
const TIMEOUT_MS = 150_000;
const RETRY_MS = 1_000;
const PART_BYTES = 8 * 1024 * 1024;
const MAX_RETRIES = 4;

/** Worth another try. */
class S3Away extends Error {}

/** A folder `prefix` in a bucket. Parts are held in memory, one at a time, so that each can be sent again. */
export function createS3Storage(
  settings: S3Settings,
  { bucket, prefix }: { bucket: string; prefix: string },
  { timeoutMs = TIMEOUT_MS, retryMs = RETRY_MS, retries = MAX_RETRIES, partBytes = PART_BYTES }: S3Timing = {},
): StoragePort {
  const label = `s3://${bucket}/${prefix}`;
  const policy = retry(handleType(S3Away), {
    maxAttempts: retries,
    backoff: new ExponentialBackoff({ initialDelay: retryMs }),
  });

  async function send({ method, key = '', query = {}, headers = {}, body }: S3Call) {
    const path = key.split('/').map(encodeURIComponent).join('/');
    const url = new URL(`${settings.endpoint}/${bucket}/${path}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const content = typeof body === 'string' ? body : body && new Uint8Array(body);
    const signed = await new AwsV4Signer({
      ...settings,
      service: 's3',
      method,
      url: url.href,
      headers,
      ...(content !== undefined && { body: content }),
    }).sign();
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(signed.url, {
        method,
        headers: signed.headers,
        ...(content !== undefined && { body: content }),
        redirect: 'error',
        signal,
      });
      return { status: response.status, headers: response.headers, bytes: await readBody(response, signal) };
    } catch (cause) {
      throw new S3Away(`${label} does not respond`, { cause });
    }
  }

  /** @throws StartProblem */
  async function call(request: S3Call, missing?: string) {
    try {
      return await policy.execute(async () => {
        const response = await send(request);
        if (response.status >= 500 || response.status === 429) throw new S3Away(`${label}: status ${response.status}`);
        if (response.status === 404 && missing !== undefined && !response.bytes.includes('NoSuchBucket'))
          throw new MissingFile(missing);
        if (response.status >= 400) throw new StartProblem(explain(label, response.status, response.bytes.toString()));
        return response;
      });
    } catch (error) {
      throw error instanceof S3Away ? new StartProblem(`${error.message}, after ${retries + 1} tries.`) : error;
    }
  }

  async function writeParts(key: string, parts: AsyncIterable<Buffer>): Promise<number> {
    const begun = await call({ method: 'POST', key, query: { uploads: '' } });
    const uploadId = textOf(begun.bytes.toString(), 'UploadId') ?? '';
    try {
      const etags: string[] = [];
      let bytes = 0;
      for await (const body of parts) {
        const partNumber = String(etags.length + 1);
        const sent = await call({ method: 'PUT', key, query: { partNumber, uploadId }, body });
        etags.push(sent.headers.get('etag') ?? '');
        bytes += body.length;
      }
      const listed = etags.map((etag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${etag}</ETag></Part>`);
      const body = `<CompleteMultipartUpload>${listed.join('')}</CompleteMultipartUpload>`;
      const ended = await call({ method: 'POST', key, query: { uploadId }, body });
      // S3 may report a failure after it began its response with 200.
      if (ended.bytes.includes('<Error>')) throw new StartProblem(explain(label, 500, ended.bytes.toString()));
      return bytes;
    } catch (error) {
      await call({ method: 'DELETE', key, query: { uploadId } }).catch(() => undefined);
      throw error;
    }
  }

  const keyOf = (name: string) => `${prefix}${name}`;
  return {
    label,

    async write(name, content) {
      const parts = inParts(content, partBytes);
      const first = await parts.next();
      if (first.done) throw new Error('there is nothing to write');
      if (first.value.length >= partBytes) return writeParts(keyOf(name), prepend(first.value, parts));
      await call({ method: 'PUT', key: keyOf(name), body: first.value });
      return first.value.length;
    },

    async read(name) {
      const get = (from: number) =>
        call(
          { method: 'GET', key: keyOf(name), headers: { range: `bytes=${from}-${from + partBytes - 1}` } },
          `There is no backup ${label}${name}. Nothing was changed.`,
        );
      const first = await get(0);
      const bytes = Number(first.headers.get('content-range')?.split('/')[1] ?? first.bytes.length);
      return (async function* () {
        yield first.bytes;
        for (let at = partBytes; at < bytes; at += partBytes) yield (await get(at)).bytes;
      })();
    },

    async list() {
      const files: StoredFile[] = [];
      let token: string | undefined;
      do {
        const query = { 'list-type': '2', prefix, ...(token !== undefined && { 'continuation-token': token }) };
        const xml = (await call({ method: 'GET', query })).bytes.toString();
        for (const [, entry = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const name = (textOf(entry, 'Key') ?? '').slice(prefix.length);
          if (name !== '' && !name.includes('/')) files.push({ name, bytes: Number(textOf(entry, 'Size')) });
        }
        token = textOf(xml, 'NextContinuationToken');
      } while (token !== undefined);
      return files;
    },

    async remove(name) {
      await call({ method: 'DELETE', key: keyOf(name) });
    },
  };
}

/** The last part may be shorter. */
async function* inParts(content: AsyncIterable<Buffer>, partBytes: number): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of content) {
    chunks.push(chunk);
    length += chunk.length;
    if (length < partBytes) continue;
    yield Buffer.concat(chunks);
    chunks = [];
    length = 0;
  }
  if (length > 0) yield Buffer.concat(chunks);
}

async function* prepend<T>(first: T, rest: AsyncIterable<T>): AsyncGenerator<T> {
  yield first;
  yield* rest;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const textOf = (xml: string, tag: string): string | undefined =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`)
    .exec(xml)?.[1]
    ?.replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

function explain(label: string, status: number, xml: string): string[] {
  const code = textOf(xml, 'Code') ?? `status ${status}`;
  if (code === 'NoSuchBucket') return [`There is no bucket of ${label}: create it, or correct its name.`];
  const advice =
    status === 403
      ? 'Check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION, the clock of this machine, and the rights of the key.'
      : 'Check S3_ENDPOINT and S3_REGION.';
  return [`${label} refused: ${code}. ${advice}`];
}
