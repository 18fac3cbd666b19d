import { isSafe, isSafePattern } from 'redos-detector';
import { STAFF_ROLE } from '../../contract/staffRights';
import { UNSTORABLE } from '../lib/unstorable';
import { loggedInCustomer } from '../testing/loggedInCustomer';
import { loggedInStaff } from '../testing/loggedInStaff';
import { soak } from '../testing/soak';
import { makeTestApp, type TestApp } from '../testing/testApp';
import { placesOf, routesWithBodies, worstBodies, type RouteWithBody } from '../testing/worstBodies';

const BODY_LIMIT_BYTES = 64 * 1024;
const MAX_RESPONSE_BYTES = 16 * 1024;
const LONGEST_BOUND = 2_000;
/** The short form checks one body in so many. A prime, so that each shape of body comes up. */
const EVERY = soak({ short: 97, full: 1 });

let test: TestApp;
let tokens: { customer: string; staff: string };
let routes: RouteWithBody[];
beforeAll(async () => {
  test = await makeTestApp();
  tokens = {
    customer: (await loggedInCustomer(test.deps)).token,
    staff: (await loggedInStaff(test.deps, { role: STAFF_ROLE.SUPER_ADMIN })).token,
  };
  routes = routesWithBodies((await test.app.inject('/api/openapi.json')).json());
});
afterAll(() => test.close());

/** Every pattern that reads a text, with the longest one. Steps of a linear pattern are at most proportional to it. */
const longest = new Map<string, number>();
const seen = new Map<string, RegExp>();
const { exec } = RegExp.prototype;
/** Not a spy, which would store every call. */
function watchPatterns(): void {
  RegExp.prototype.exec = function (text) {
    seen.set(this.source, this);
    longest.set(this.source, Math.max(longest.get(this.source) ?? 0, text.length));
    return exec.call(this, text);
  };
}
afterEach(() => {
  RegExp.prototype.exec = exec;
});

/** Linear: the JSON parser's search for `"__proto__":` and our own for what can't be stored. */
const isReviewed = (source: string) => source.endsWith('"\\s*:') || source === UNSTORABLE.source;

/** Escapes the pattern as a RegExp's source does. */
const sourceOf = (pattern = '') => new RegExp(pattern).source;

it('covers the routes with a body', () => {
  const urls = routes.map(({ method, url }) => `${method} ${url}`);
  expect(urls).toEqual(expect.arrayContaining(['POST /api/web/order/cart', 'PUT /api/web/customer/update']));
  expect(urls.length).toBeGreaterThan(10);
});

it('bounds every list of a body, and matches linear patterns only', () => {
  for (const { url, schema } of routes) {
    for (const { name, schema: part } of placesOf(schema)) {
      const what = `${url} ${name}`;
      // A tuple is as long as its items.
      if (part.type === 'array') expect([what, Array.isArray(part.items) || part.maxItems! > 0]).toEqual([what, true]);
      if (part.pattern) expect([what, isSafePattern(part.pattern, { unicode: true }).safe]).toEqual([what, true]);
    }
  }
});

it('checks the worst bodies of every route in a bounded number of steps', async () => {
  const others = new Set<string>();
  const problems: unknown[] = [];
  let bodies = 0;
  watchPatterns();
  for (const { method, url, schema } of routes) {
    const token = url.startsWith('/api/staff/') ? tokens.staff : tokens.customer;
    const bounds = new Map<string, number>();
    for (const {
      schema: { pattern, maxLength },
    } of placesOf(schema))
      if (pattern && maxLength) bounds.set(sourceOf(pattern), Math.max(maxLength, bounds.get(sourceOf(pattern)) ?? 0));
    for (const { what, body } of worstBodies(schema, BODY_LIMIT_BYTES)) {
      bodies += 1;
      if (bodies % EVERY !== 0) continue;
      longest.clear();
      const headers = { token, 'idempotency-key': 'worst-bodies', 'content-type': 'application/json' };
      const { statusCode, body: response } = await test.app.inject({ method, url, headers, payload: body() });
      const isLong = statusCode >= 400 && response.length > MAX_RESPONSE_BYTES;
      const tooLong = [...bounds].filter(([pattern, maxLength]) => (longest.get(pattern) ?? 0) > 2 * maxLength);
      if (statusCode >= 500 || isLong || tooLong.length > 0)
        problems.push({ name: `${method} ${url} ${what}`, statusCode, length: response.length, tooLong });
      for (const [source, length] of longest) if (length > LONGEST_BOUND) others.add(source);
    }
  }
  expect(problems).toEqual([]);
  const checked = routes.flatMap(({ schema }) => placesOf(schema).map(({ schema: { pattern } }) => sourceOf(pattern)));
  const unknown = [...others].filter((source) => !checked.includes(source) && !isReviewed(source));
  expect(unknown.filter((source) => !isSafe(seen.get(source)!).safe)).toEqual([]);
  // Thousands of bodies: every text of every route, in every worst shape.
}, 600_000);
