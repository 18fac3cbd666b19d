import type { App } from '../lib/area';

/** The standard Response would stream its text. */
class TextResponse extends Response {
  constructor(
    private readonly content: string,
    init: ResponseInit,
  ) {
    super(content, init);
  }
  override text = () => Promise.resolve(this.content);
  override clone = () => this;
}

/**
 * Calls this server's own routes. Forwards the language, but neither token nor cookie.
 * @param ip the client whose rate limits apply
 */
export const createInjectFetch =
  (app: App, ip: string): typeof globalThis.fetch =>
  async (input, init) => {
    const request = input instanceof Request && !init ? input : new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const response = await app.inject({
      method: request.method as 'GET' | 'POST',
      url: pathname + search,
      remoteAddress: ip,
      headers: {
        'accept-language': request.headers.get('accept-language') ?? '',
        ...(request.body && { 'content-type': 'application/json' }),
      },
      ...(request.body && { payload: await request.text() }),
    });
    const { 'content-type': type, 'retry-after': retryAfter } = response.headers;
    return new TextResponse(response.body, {
      status: response.statusCode,
      headers: { 'content-type': String(type), ...(retryAfter !== undefined && { 'retry-after': retryAfter }) },
    });
  };
