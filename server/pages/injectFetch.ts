import type { App } from '../lib/area';

/** The standard Response streams its text. */
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
 * Calls this server's own routes.
 * @param ip for rate limits
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
        // Never token or cookie: pages are public.
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
