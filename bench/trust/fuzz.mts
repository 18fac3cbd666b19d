import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { newAddress } from '../../scripts/attack/client.mjs';
import { STAFF_ROLE } from '../../contract/staffRights';
import type { Database } from '../../server/db/database';
import { systemClock } from '../../server/lib/clock';
import { loggedInCustomer } from '../../server/testing/loggedInCustomer';
import { loggedInStaff } from '../../server/testing/loggedInStaff';
import type { Outcome, Scenario } from './scenario.mjs';
import { onStage } from './stage.mjs';

interface Schema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

interface Operation {
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: { content?: Record<string, { schema: Schema }> };
}

/** One value in so many is not of its schema. */
const WRONG = 12;
const WRONGS = [
  null,
  '',
  0,
  -1,
  1e300,
  2 ** 53,
  true,
  [],
  {},
  [[]],
  'அ\u{1F600}',
  '\u0000',
  '%00',
  '\'"\\',
  'x'.repeat(5_000),
];
const TEXTS = [
  '',
  'a',
  '0',
  '9876543210',
  '600001',
  '2026-11-29',
  '2026-11-29T10:00:00Z',
  '12:30',
  'ரா',
  'a@b.example',
];
const NUMBERS = [0, 1, -1, 2, 0.5, 100, 99_999, 2_147_483_647, 2_147_483_648];

const oneOf = <T,>(values: readonly T[]): T => values[randomInt(values.length)]!;

/** A random value, mostly of the schema. `ids`: of what the shop has. */
function valueOf(schema: Schema, ids: readonly string[]): unknown {
  if (randomInt(WRONG) === 0) return oneOf(WRONGS);
  if ('const' in schema) return schema.const;
  if (schema.enum) return oneOf(schema.enum);
  if (schema.anyOf) return valueOf(oneOf(schema.anyOf), ids);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => valueOf(part, ids)));
  const type = Array.isArray(schema.type) ? oneOf(schema.type) : schema.type;
  if (type === 'object') {
    const { properties = {}, required = [] } = schema;
    const names = Object.keys(properties).filter((name) => required.includes(name) || randomInt(2) === 0);
    return Object.fromEntries(names.map((name) => [name, valueOf(properties[name]!, ids)]));
  }
  if (type === 'array') {
    const length = Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? 3, randomInt(4)));
    return Array.from({ length }, () => valueOf(schema.items ?? {}, ids));
  }
  if (type === 'integer' || type === 'number') {
    const { minimum = 0, maximum = 1_000 } = schema;
    return oneOf([
      ...NUMBERS,
      minimum,
      maximum,
      minimum + randomInt(1 + Math.min(1_000, Math.max(0, maximum - minimum))),
    ]);
  }
  if (type === 'boolean') return randomInt(2) === 0;
  if (type === 'null') return null;
  const text = randomInt(2) === 0 ? oneOf(ids) : oneOf(TEXTS);
  return text.padEnd(Math.min(schema.minLength ?? 0, 5_000), '1').slice(0, schema.maxLength ?? 5_000);
}

/** Some ids of every table, so that calls get beyond "not found". */
async function someIds(db: Database): Promise<string[]> {
  const tables = await db
    .select({ name: sql<string>`table_name` })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema = 'public' AND column_name = 'id' AND data_type = 'text'`);
  const ids: string[] = [];
  for (const { name } of tables) {
    const rows = await db
      .select({ id: sql<string>`id` })
      .from(sql`${sql.identifier(name)}`)
      .limit(3);
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

/** Event streams have no end, so only the status is read. @returns 0 without a response */
async function statusOf(url: string, method: string, token: string, body: string | undefined): Promise<number> {
  const headers = {
    'x-forwarded-for': newAddress(),
    ...(token && { token }),
    ...(body && { 'content-type': 'application/json' }),
  };
  const options = {
    method,
    headers,
    redirect: 'manual' as const,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(body && { body }),
  };
  try {
    const response = await fetch(url, options);
    await response.body?.cancel();
    return response.status;
  } catch {
    return 0;
  }
}

const TIMEOUT_MS = 30_000;
const isTaken = (status: number) => status > 0 && status < 500;
const ROUNDS = { long: 60, short: 2 };

export const fuzz: Scenario = {
  promise:
    'every route, with what its schema allows and what it does not, by visitors, customers and a Super Admin: no 5xx',
  async run(isLong) {
    const outcome: Outcome = { tries: 0, failures: [] };
    const env = {
      REQUEST_CAP_PER_CALLER_MINUTE: '100000000',
      SEARCH_CAP_PER_CALLER_MINUTE: '1000000',
      OTP_CAP_PER_CALLER_HOUR: '100000',
    };
    await onStage({ env }, (stage) =>
      stage.withDatabase(async ({ db }) => {
        const deps = { db, clock: systemClock };
        const document = await fetch(`${stage.shop.url}/api/openapi.json`);
        const { paths } = (await document.json()) as { paths: Record<string, Record<string, Operation>> };
        const routes = Object.entries(paths).flatMap(([url, methods]) =>
          Object.entries(methods).map(([method, operation]) => ({ url, method: method.toUpperCase(), operation })),
        );
        for (let round = 0; round < (isLong ? ROUNDS.long : ROUNDS.short); round += 1) {
          const ids = await someIds(db);
          for (const { url, method, operation } of routes) {
            // A logout may have ended those of the route before.
            const tokens = [
              (await loggedInStaff(deps, { role: STAFF_ROLE.SUPER_ADMIN })).token,
              (await loggedInCustomer(deps)).token,
              '',
            ];
            const { parameters = [], requestBody } = operation;
            const given = (place: string) =>
              parameters.filter((each) => each.in === place && (each.required ?? randomInt(2) === 0));
            const texts = given('query').map(({ name, schema }): [string, string] => [
              name,
              String(valueOf(schema, ids)),
            ]);
            const path = given('path').reduce(
              (filled, { name, schema }) =>
                filled.replace(`{${name}}`, encodeURIComponent(String(valueOf(schema, ids)))),
              url,
            );
            const body = requestBody?.content?.['application/json'];
            for (const token of tokens) {
              const query = new URLSearchParams(texts).toString();
              const sent = body && JSON.stringify(valueOf(body.schema, ids));
              const status = await statusOf(`${stage.shop.url}${path}?${query}`, method, token, sent);
              outcome.tries += 1;
              if (!isTaken(status)) outcome.failures.push(`${method} ${url}: status ${status}`);
            }
          }
        }
        outcome.note = `${routes.length} routes`;
      }),
    );
    return outcome;
  },
};
