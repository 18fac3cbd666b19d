import { Type, type Static, type TSchema } from 'typebox';
import type { Clock } from '../../../lib/clock';
import { createProviderHttp, readResponse, type ProviderCall, type ProviderTiming } from '../../providerHttp';

export interface PhonePeAccount {
  clientId: string;
  clientSecret: string;
  clientVersion: string;
  /** `user:password` of the webhook; the current one first, all verify. */
  webhookLogins: readonly string[];
  /** UPI_QR has to be enabled for the account. */
  mode: 'link' | 'qr';
  /** It has no trailing slash. */
  url: string;
  authUrl: string;
}

const Token = Type.Object({ access_token: Type.String({ minLength: 1 }), expires_at: Type.Number() });
/** A token is renewed this long before it expires. */
const RENEWED_BEFORE_MS = 60_000;
const UNAUTHORIZED = 401;

export type PhonePeApi = ReturnType<typeof createPhonePeApi>;

export function createPhonePeApi(account: PhonePeAccount, clock: Clock, timing: ProviderTiming) {
  const { clientId, clientSecret, clientVersion, url, authUrl } = account;
  const http = createProviderHttp('phonepe', url, timing);
  const authHttp = createProviderHttp('phonepe', authUrl, timing);
  let token: Promise<Static<typeof Token>> | null = null;

  async function logIn(): Promise<Static<typeof Token>> {
    const { status, body } = await authHttp({
      method: 'POST',
      path: '/v1/oauth/token',
      form: {
        client_id: clientId,
        client_secret: clientSecret,
        client_version: clientVersion,
        grant_type: 'client_credentials',
      },
    });
    if (status !== 200) throw new Error(`phonepe: the login was rejected with status ${status}`);
    return readResponse('phonepe', Token, body);
  }

  /** One login for concurrent calls. */
  async function findToken(): Promise<string> {
    token ??= logIn();
    const current = token;
    try {
      const { access_token: value, expires_at: endsAt } = await current;
      if (endsAt * 1000 - RENEWED_BEFORE_MS > clock.now().getTime()) return value;
    } catch (error) {
      dropToken(current);
      throw error;
    }
    dropToken(current);
    token ??= logIn();
    return (await token).access_token;
  }

  function dropToken(old: typeof token): void {
    if (token === old) token = null;
  }

  /** The body is null when rejected. */
  async function call<Shape extends TSchema>(
    shape: Shape,
    request: ProviderCall,
  ): Promise<{ status: number; body: Static<Shape> | null }> {
    const send = async () => http({ ...request, headers: { authorization: `O-Bearer ${await findToken()}` } });
    let { status, body } = await send();
    if (status === UNAUTHORIZED) {
      dropToken(token);
      ({ status, body } = await send());
    }
    if (status >= 200 && status < 300) return { status, body: readResponse('phonepe', shape, body) };
    if (status === UNAUTHORIZED) throw new Error('phonepe: the login is not accepted');
    return { status, body: null };
  }

  /** @throws Error when rejected */
  async function get<Shape extends TSchema>(shape: Shape, path: string): Promise<Static<Shape>> {
    const { status, body } = await call(shape, { method: 'GET', path });
    if (body === null) throw new Error(`phonepe: GET ${path}: status ${status}`);
    return body;
  }

  return { call, get };
}
