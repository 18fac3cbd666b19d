import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface FakeS3 {
  url: string;
  files: Map<string, Buffer>;
  /** Such as `PUT /bucket/name?partNumber=1`. */
  calls: string[];
  /** A status to respond with instead, no response (SILENT), or one whose body never ends (STALLED); none by default. */
  fault: (call: string) => number | 'SILENT' | 'STALLED' | undefined;
  /** Ends all connections, also of calls that wait. */
  hangUp(): void;
  close(): Promise<void>;
}

interface S3Response {
  status: number;
  body?: string | Buffer;
  headers?: Record<string, string>;
}

/** One bucket on a loopback port, with uploads in parts and pages of two files. */
export async function startFakeS3(bucket: string): Promise<FakeS3> {
  const uploads = new Map<string, Buffer[]>();
  const server = createServer((request, response) => void respond(request, response));
  const fake: FakeS3 = {
    url: '',
    files: new Map(),
    calls: [],
    fault: () => undefined,
    hangUp: () => server.closeAllConnections(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const handled = await handle(request);
    if (handled === 'SILENT') return;
    if (handled === 'STALLED') {
      response.writeHead(200, { 'content-length': 1_000 }).write('The first bytes');
      return;
    }
    const { status, body = '', headers = {} } = handled;
    response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body);
  }

  async function handle(request: IncomingMessage): Promise<S3Response | 'SILENT' | 'STALLED'> {
    const body = await buffer(request);
    const { method = '', url = '' } = request;
    const { pathname, searchParams } = new URL(url, 'http://s3');
    fake.calls.push(`${method} ${url}`);
    const fault = fake.fault(`${method} ${url}`);
    if (typeof fault === 'string') return fault;
    if (fault !== undefined) return { status: fault, body: '<Error><Code>AccessDenied</Code></Error>' };
    if (!/^AWS4-HMAC-SHA256 Credential=key-id\/\d{8}\/in-1\/s3\//.test(request.headers.authorization ?? ''))
      return { status: 403, body: '<Error><Code>SignatureDoesNotMatch</Code></Error>' };
    const [, of, ...rest] = decodeURIComponent(pathname).split('/');
    if (of !== bucket) return { status: 404, body: '<Error><Code>NoSuchBucket</Code></Error>' };
    const key = rest.join('/');
    const uploadId = searchParams.get('uploadId') ?? '';

    if (searchParams.has('uploads')) {
      uploads.set('upload-1', []);
      return { status: 200, body: '<UploadId>upload-1</UploadId>' };
    }
    if (uploadId !== '' && method === 'PUT') {
      const part = Number(searchParams.get('partNumber'));
      uploads.get(uploadId)![part - 1] = body;
      return { status: 200, headers: { etag: `"part-${part}"` } };
    }
    if (uploadId !== '' && method === 'POST') {
      fake.files.set(key, Buffer.concat(uploads.get(uploadId)!));
      return { status: 200, body: '<CompleteMultipartUploadResult/>' };
    }
    if (method === 'DELETE') {
      if (uploadId === '') fake.files.delete(key);
      else uploads.delete(uploadId);
      return { status: 204 };
    }
    if (method === 'PUT') {
      fake.files.set(key, body);
      return { status: 200 };
    }
    if (searchParams.has('list-type')) {
      const keys = [...fake.files.keys()].filter((each) => each.startsWith(searchParams.get('prefix')!)).sort();
      const from = Number(searchParams.get('continuation-token') ?? 0);
      const entries = keys
        .slice(from, from + 2)
        .map((each) => `<Contents><Key>${each}</Key><Size>${fake.files.get(each)!.length}</Size></Contents>`);
      const next = from + 2 < keys.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : '';
      return { status: 200, body: `<ListBucketResult>${entries.join('')}${next}</ListBucketResult>` };
    }
    const file = fake.files.get(key);
    if (!file) return { status: 404, body: '<Error><Code>NoSuchKey</Code></Error>' };
    if (method === 'HEAD') return { status: 200, headers: { 'content-length': String(file.length) } };
    const [, first, last] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '')!;
    const headers = { 'content-range': `bytes ${first}-${last}/${file.length}` };
    return { status: 206, headers, body: file.subarray(Number(first), Number(last) + 1) };
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return fake;
}
