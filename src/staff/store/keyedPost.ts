/** A request that takes effect once, however often it is sent under its key. */
export interface Keyed<Body extends object> {
  key: string;
  body: Body;
}

export const keyedPost = <Body extends object>(url: string, { key, body }: Keyed<Body>) => ({
  url,
  method: 'POST',
  body,
  headers: { 'idempotency-key': key },
});
