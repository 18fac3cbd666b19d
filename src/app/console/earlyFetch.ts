/** What the document has begun to fetch beside the scripts: see `EARLY_CALLS` in server/pages/inlineScripts.ts. */
export interface EarlyCalls {
  headers: Record<string, string>;
  /** By path. */
  calls: Record<string, Promise<Response>>;
}

declare global {
  interface Window {
    earlyCalls?: EarlyCalls;
  }
}

/** A `fetch` that takes the response of the same call where the document has begun it, once each. */
export const makeEarlyFetch = ({ headers, calls }: EarlyCalls = { headers: {}, calls: {} }): typeof fetch => {
  const begun = new Map(Object.entries(calls).map(([path, call]) => [new URL(path, window.location.href).href, call]));
  return (input, init) => {
    const request = new Request(input, init);
    const early = request.method === 'GET' ? begun.get(request.url) : undefined;
    begun.delete(request.url);
    // Another login, or another language than a stored document's, makes another call.
    const isSame = Object.entries(headers).every(([name, value]) => request.headers.get(name) === value);
    return early && isSame ? early : fetch(request);
  };
};
