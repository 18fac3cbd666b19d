import type { App } from '../lib/area';

/** Makes a `fetch` whose calls count towards the rate limits of this client. */
export type FetchFor = (ip: string) => typeof globalThis.fetch;

/** A Response whose text is at hand: the standard one would stream it for each of its readers. */
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

/** A `fetch` that calls this server's routes without a network. It forwards the language, and neither token nor cookie. */
export const createInjectFetch =
  (app: App): FetchFor =>
  (ip) =>
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
