import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import packageJson from '../../package.json';
import { projectRoot } from '../testing/projectRoot';
import { migrationsFolder } from './migrations';

/** SHA-256 of the SQL of release 0.3.0, whose migrations never change. */
const RELEASED = { last: 27, hash: 'b640e5d3999d8993696845122e47ae680cab2433001dcabf9141680eda07a295' };
/** The last migration that needs a stop: from the next one on, the release before runs beside it (ADR 22). */
const LAST_WITH_STOP = 12;

const folder = migrationsFolder(projectRoot);
const { entries } = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as {
  entries: { idx: number; when: number; tag: string }[];
};
const numberOf = (tag: string) => Number(tag.slice(0, 4));

/** What the release before can't bear, or what locks a table for long. Quoted names are unquoted, spaces single. */
const BREAKING: [what: string, pattern: RegExp][] = [
  ['drops a table', /^DROP TABLE/],
  ['drops a column', /^ALTER TABLE .*\bDROP COLUMN/],
  ['drops a column', /^ALTER TABLE .*\bDROP (?!COLUMN|CONSTRAINT|DEFAULT|NOT NULL|EXPRESSION|IDENTITY)\w+/],
  ['renames', /^ALTER .*\bRENAME\b/],
  ['changes a type', /^ALTER TYPE|^ALTER TABLE .*\bALTER (COLUMN )?\w+ (SET DATA )?TYPE\b/],
  ['rewrites the table under a lock', /^ALTER TABLE .*\bADD .*\bSTORED\b/i],
  ['runs code that this check does not read', /^DO\b/],
  ['empties a table', /^TRUNCATE/],
];

/** @returns what makes a migration unsafe beside the release before, a line for each reason */
function problemsOf(migration: string, released = packageJson.version): string[] {
  const parts = migration.split('--> statement-breakpoint');
  const statements = parts.flatMap((part) => statementsOf(part));
  const created = new Set(
    statements.flatMap(({ text }) => /^CREATE TABLE (?:IF NOT EXISTS )?(\S+)/.exec(text)?.[1] ?? []),
  );
  return statements.flatMap(({ text, unreadSince }, at) => {
    const isContraction = unreadSince !== undefined && isReleased(unreadSince, released);
    const target = /^ALTER TABLE (?:IF EXISTS )?(?:ONLY )?(\S+)/.exec(text)?.[1] ?? '';
    const isNew = created.has(target);
    const problems = isNew ? [] : BREAKING.filter(([, pattern]) => pattern.test(text)).map(([what]) => what);
    return [
      ...(isContraction ? problems.filter((what) => !what.startsWith('drops')) : problems),
      ...(isNew ? [] : alterProblems(text)),
      ...indexProblems(
        text,
        statements.slice(0, at).map((earlier) => earlier.text),
        created,
      ),
      ...(!isOutsideTransaction(text) && statements.slice(0, at).some((earlier) => isOutsideTransaction(earlier.text))
        ? ['runs before the statements above it, which follow the transaction']
        : []),
    ].map((what) => `${what}: ${text.slice(0, 80)}`);
  });
}

/** runMigrations() sorts them like this. */
const isOutsideTransaction = (text: string) => /\bINDEX CONCURRENTLY\b|\bVALIDATE CONSTRAINT\b/.test(text);

/** Around one statement that some builds of PostgreSQL lack; that statement is checked. */
const WHERE_SUPPORTED =
  /DO \$\$\s+BEGIN\s+([^;]+;)\s+EXCEPTION WHEN feature_not_supported THEN\s+RAISE NOTICE '[^']*';\s+END\s+\$\$/g;

const COMMENTS_AND_STRINGS = /--.*$|\/\*[^]*?\*\/|\$(\w*)\$[^]*?\$\1\$|'(?:[^']|'')*'/gm;

/** A comment `-- contract: unread since 0.3.0` above a statement says which release stopped using what it drops. */
function statementsOf(part: string): { text: string; unreadSince: string | undefined }[] {
  const bare = part.replace(WHERE_SUPPORTED, '$1').replace(COMMENTS_AND_STRINGS, (match) => {
    const release = /^-- contract: unread since (\d+\.\d+\.\d+)$/.exec(match)?.[1];
    return release === undefined ? (match.startsWith('-') || match.startsWith('/') ? ' ' : "''") : `@${release}@`;
  });
  return bare.split(';').flatMap((raw) => {
    const unreadSince = /@(\S+)@/.exec(raw)?.[1];
    const text = raw
      .replace(/@\S+@/, '')
      .replace(/"public"\.|"/g, '')
      .replace(/\s+/g, ' ')
      .trim();
    return text === '' ? [] : [{ text: upperKeywords(text), unreadSince }];
  });
}

const upperKeywords = (text: string) =>
  text.replace(
    /\b(add|alter|column|concurrently|constraint|create|data|default|do|drop|exists|generated|if|index|key|not|null|on|only|primary|rename|set|table|to|truncate|type|unique|using|valid)\b/gi,
    (word) => word.toUpperCase(),
  );

function alterProblems(text: string): string[] {
  if (!text.startsWith('ALTER TABLE')) return [];
  const hasDefault = /\b(SET )?DEFAULT\b|\bGENERATED\b/.test(text);
  return [
    ...(/\bSET NOT NULL\b/.test(text) && !hasDefault ? ['requires a value that the release before may not write'] : []),
    ...(/\bADD (COLUMN )?(?!CONSTRAINT)\w+ .*\bNOT NULL\b/.test(text) && !hasDefault
      ? ['requires a value that the release before does not write']
      : []),
    ...(/\bADD CONSTRAINT \S+ (UNIQUE|PRIMARY KEY)\b(?! USING INDEX)/.test(text)
      ? ['builds an index under a lock']
      : []),
    ...(/\bADD CONSTRAINT \S+ (?!UNIQUE|PRIMARY KEY)/.test(text) && !/\bNOT VALID\b/.test(text)
      ? ['checks all rows under a lock: add it NOT VALID and validate it in a statement of its own']
      : []),
  ];
}

function indexProblems(text: string, before: string[], created: Set<string>): string[] {
  const index = /^CREATE (?:UNIQUE )?INDEX (CONCURRENTLY )?(?:IF NOT EXISTS )?(\S+) ON (?:ONLY )?(\S+)/.exec(text);
  if (!index) return [];
  const [, concurrently, name = '', table = ''] = index;
  if (!concurrently) return created.has(table) ? [] : ['builds an index under a lock'];
  const isRepeatable = before.includes(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
  return isRepeatable ? [] : ['leaves an invalid index behind when it fails: drop it first, IF EXISTS'];
}

function isReleased(version: string, released: string): boolean {
  const parts = (text: string) => text.split('.').map(Number) as [number, number, number];
  const [[a, b, c], [x, y, z]] = [parts(version), parts(released)];
  return a - x < 0 || (a === x && (b - y < 0 || (b === y && c <= z)));
}

describe('migrations', () => {
  it('are numbered and dated in order, since each database runs those that are newer than its newest', () => {
    const numbers = entries.map(({ tag }) => numberOf(tag));
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(new Set(numbers).size).toBe(numbers.length);
    const dates = entries.map(({ when }) => when);
    expect(dates).toEqual(dates.toSorted((a, b) => a - b));
  });

  it('of a release are as released', () => {
    const hash = createHash('sha256');
    for (const { tag } of entries.slice(0, RELEASED.last + 1)) hash.update(readFileSync(join(folder, `${tag}.sql`)));
    expect(hash.digest('hex')).toBe(RELEASED.hash);
  });

  it('have one snapshot, the newest, which the next one is made from', () => {
    const snapshots = readdirSync(join(folder, 'meta')).filter((name) => name.endsWith('_snapshot.json'));
    expect(snapshots).toEqual([`${entries.at(-1)?.tag.slice(0, 4)}_snapshot.json`]);
  });

  it('define no functions or triggers, which stand in server/db/functions', () => {
    for (const { tag } of entries.slice(RELEASED.last + 1)) {
      expect(readFileSync(join(folder, `${tag}.sql`), 'utf8')).not.toMatch(
        /^CREATE (OR REPLACE )?(CONSTRAINT )?(FUNCTION|TRIGGER)/im,
      );
    }
  });

  it.each(entries.filter(({ tag }) => numberOf(tag) > LAST_WITH_STOP))(
    '$tag lets the release before run beside it',
    ({ tag }) => {
      expect(problemsOf(readFileSync(join(folder, `${tag}.sql`), 'utf8'))).toEqual([]);
    },
  );

  it.each([
    ['DROP TABLE "packs"', 'drops a table'],
    ['ALTER TABLE "packs" DROP COLUMN "stock"', 'drops a column'],
    ['ALTER TABLE "packs" DROP "stock"', 'drops a column'],
    ['alter table packs\n  add column a int,\n  drop column stock', 'drops a column'],
    ['ALTER TABLE "packs" RENAME COLUMN "stock" TO "count"', 'renames'],
    ['ALTER TABLE "packs" RENAME TO "jars"', 'renames'],
    ['ALTER TABLE "packs" ALTER COLUMN "stock" SET DATA TYPE bigint', 'changes a type'],
    ['ALTER TABLE "packs" ALTER COLUMN "stock" TYPE bigint', 'changes a type'],
    ["ALTER TYPE kind ADD VALUE 'x'", 'changes a type'],
    ['ALTER TABLE "packs" ALTER COLUMN "stock" SET NOT NULL', 'requires a value'],
    ['ALTER TABLE "packs" ADD COLUMN "grams" integer NOT NULL', 'requires a value'],
    ['ALTER TABLE "packs" ADD "grams" integer NOT NULL', 'requires a value'],
    ['CREATE INDEX "packs_stock" ON "packs" USING btree ("stock")', 'builds an index under a lock'],
    ['CREATE UNIQUE INDEX "packs_stock" ON "public"."packs" ("stock")', 'builds an index under a lock'],
    ['ALTER TABLE "packs" ADD CONSTRAINT "once" UNIQUE("stock")', 'builds an index under a lock'],
    ['ALTER TABLE "packs" ADD CONSTRAINT "some" CHECK ("stock" > 1)', 'checks all rows under a lock'],
    ['CREATE INDEX CONCURRENTLY "packs_stock" ON "packs" ("stock")', 'leaves an invalid index'],
    ['DO $$ BEGIN DROP TABLE packs; END $$', 'runs code'],
    [
      "DO $$ BEGIN DROP TABLE packs; EXCEPTION WHEN feature_not_supported THEN RAISE NOTICE 'no'; END $$",
      'drops a table',
    ],
    ['TRUNCATE packs', 'empties a table'],
    ['ALTER TABLE "packs" ADD COLUMN "a" int GENERATED ALWAYS AS (1) STORED', 'rewrites the table'],
    ["-- It can't\nDROP TABLE packs -- can't", 'drops a table'],
    ['-- contract: unread since 9.0.0\nALTER TABLE "packs" DROP COLUMN "stock"', 'drops a column'],
    [
      'DROP INDEX CONCURRENTLY IF EXISTS "a"; CREATE INDEX CONCURRENTLY "a" ON "packs" ("stock"); SELECT 1',
      'runs before the statements above it',
    ],
  ])('rejects %j', (statement, problem) => {
    expect(problemsOf(statement).join('\n')).toContain(problem);
  });

  it.each([
    'CREATE TABLE "jars" ("id" text NOT NULL); CREATE INDEX "jars_id" ON "jars" USING btree ("id")',
    'CREATE TABLE "jars" ("id" text); ALTER TABLE "jars" ADD CONSTRAINT "a" FOREIGN KEY ("id") REFERENCES "public"."packs"("id")',
    'ALTER TABLE "packs" ADD COLUMN "grams" integer; ALTER TABLE "packs" ADD COLUMN "jar" boolean DEFAULT false NOT NULL',
    'ALTER TABLE "packs" ALTER COLUMN "stock" DROP NOT NULL; ALTER TABLE "packs" DROP CONSTRAINT "packs_stock_check"',
    'ALTER TABLE "packs" ADD CONSTRAINT "some" CHECK ("stock" > 1) NOT VALID',
    'DROP INDEX CONCURRENTLY IF EXISTS "a"--> statement-breakpoint\nCREATE INDEX CONCURRENTLY "a" ON "packs" ("stock")',
    'CREATE FUNCTION f() RETURNS void LANGUAGE plpgsql AS $$ BEGIN DROP TABLE x; END $$',
    'COMMENT ON TABLE "packs" IS \'DROP TABLE; RENAME\'',
    '-- DROP TABLE packs\nALTER TABLE "packs" VALIDATE CONSTRAINT "some"',
    '-- contract: unread since 0.1.0\nALTER TABLE "packs" DROP COLUMN "stock"',
  ])('takes %j', (statements) => expect(problemsOf(statements)).toEqual([]));
});
