import type { EarlyCalls } from '../../../contract/inlineScripts';

/** Removes the question mark that RTK Query leaves when there are no parameters. */
const nameOf = (url: string): string => new URL(url, window.location.href).href.replace(/\?$/, '');

/** A `fetch` that takes the response of the same call where the document has begun it, once each. */
export const makeEarlyFetch = ({ headers, calls }: EarlyCalls = { headers: {}, calls: {} }): typeof fetch => {
  const begun = new Map(Object.entries(calls).map(([path, call]) => [nameOf(path), call]));
  return (input, init) => {
    const request = new Request(input, init);
    const name = nameOf(request.url);
    const early = request.method === 'GET' ? begun.get(name) : undefined;
    begun.delete(name);
    // Another login, or another language than a stored document's, makes another call.
    const isSame = Object.entries(headers).every(([header, value]) => request.headers.get(header) === value);
    return early && isSame ? early : fetch(request);
  };
};
