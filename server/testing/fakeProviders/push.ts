import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify, type ECDH } from 'node:crypto';
import type { PushPayload } from '../../../contract/push';
import type { OutgoingPush } from '../../ports/messages/port';
import { startFakeProvider, type FakeProvider, type FakeProviderRequest } from './fakeProvider';

interface Browser {
  ecdh: ECDH;
  secret: Buffer;
}

interface TakenPush {
  path: string;
  headers: FakeProviderRequest['headers'];
  payload: PushPayload;
}

export interface FakePush extends FakeProvider {
  /** A new browser's subscription. */
  subscribe(): OutgoingPush['subscription'];
  taken: TakenPush[];
  /** Anything else than 201 takes nothing. */
  status: number;
  retryAfter: string | undefined;
}

/** A push service with its browsers: it checks the signature (RFC 8292), and decrypts what it takes (RFC 8291). */
export async function startPush(publicKey: string): Promise<FakePush> {
  const browsers = new Map<string, Browser>();
  const fake = await startFakeProvider(({ path, headers, bytes }) => {
    const browser = browsers.get(path);
    if (!browser) return { status: 404, json: null };
    if (!isSignedBy(publicKey, headers.authorization, fake.url)) return { status: 403, json: null };
    if (push.status === 201) push.taken.push({ path, headers, payload: decrypt(bytes, browser) });
    return {
      status: push.status,
      json: null,
      ...(push.retryAfter !== undefined && { headers: { 'retry-after': push.retryAfter } }),
    };
  });
  const push: FakePush = Object.assign(fake, {
    taken: [],
    status: 201,
    retryAfter: undefined,
    subscribe() {
      const ecdh = createECDH('prime256v1');
      const p256dh = ecdh.generateKeys().toString('base64url');
      const secret = randomBytes(16);
      const path = `/push/${browsers.size + 1}`;
      browsers.set(path, { ecdh, secret });
      return { endpoint: `${fake.url}${path}`, p256dh, auth: secret.toString('base64url') };
    },
  });
  return push;
}

function isSignedBy(publicKey: string, authorization = '', audience: string): boolean {
  const [, head = '', claims = '', signature = '', key] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  if (key !== publicKey) return false;
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x, y };
  const isValid = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
  const isSoon = Number(exp) * 1000 > Date.now() && Number(exp) * 1000 < Date.now() + 86_400_000;
  return isValid && aud === audience && isSoon && /^(mailto:|https:)/.test(String(sub));
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** One record of aes128gcm: salt, record size, the sender's key, then the text with its tag. */
function decrypt(bytes: Buffer, { ecdh, secret }: Browser): PushPayload {
  const salt = bytes.subarray(0, 16);
  const sender = bytes.subarray(21, 21 + bytes.readUInt8(20));
  const sealed = bytes.subarray(21 + sender.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const shared = derive(ecdh.computeSecret(sender), secret, info, 32);
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')) as PushPayload;
}
