import type { App } from '../lib/area';

/** A `fetch` on behalf of whoever asked for a page: what is counted by callers counts as theirs. */
export type FetchFor = (ip: string) => typeof globalThis.fetch;

/** An answer whose text is there: a plain Response would lead it through a stream for each of its readers. */
class ReadyResponse extends Response {
  constructor(
    private readonly ready: string,
    init: ResponseInit,
  ) {
    super(ready, init);
  }
  override text = () => Promise.resolve(this.ready);
  override clone = () => this;
}

/**
 * A `fetch` that reaches this server's own routes without a network. Of the request's headers it hands on what an answer to anybody
 * depends on: no token, no cookie.
 */
export const createInnerFetch =
  (app: App): FetchFor =>
  (ip) =>
  async (input, init) => {
    const request = input instanceof Request && !init ? input : new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const answer = await app.inject({
      method: request.method as 'GET' | 'POST',
      url: pathname + search,
      remoteAddress: ip,
      headers: {
        'accept-language': request.headers.get('accept-language') ?? '',
        ...(request.body && { 'content-type': 'application/json' }),
      },
      ...(request.body && { payload: await request.text() }),
    });
    const { 'content-type': type, 'retry-after': wait } = answer.headers;
    return new ReadyResponse(answer.body, {
      status: answer.statusCode,
      headers: { 'content-type': String(type), ...(wait !== undefined && { 'retry-after': wait }) },
    });
  };
