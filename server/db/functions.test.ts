import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { projectRoot } from '../testing/projectRoot';
import { functionsFolder, readFunctions } from './functions';
import * as schema from './schema';

const files = readFunctions(projectRoot);
const ours = new Set<string>([
  ...files.map(({ name }) => name),
  ...Object.values(schema).flatMap((value) => (is(value, PgTable) ? [getTableName(value)] : [])),
]);

/** Returns names that a session without search_path, such as that of a restore, would not find. */
function unqualifiedNames(text: string): string[] {
  const code = text.replace(/--.*$/gm, '').replace(/'(?:[^']|'')*'/g, "''");
  return [
    ...[...code.matchAll(/\b(?:FROM|JOIN|INTO|UPDATE|USING|ON|TABLE|TRUNCATE)\s+(?:ONLY\s+)?(\w+)\b(?!\.)/g)],
    ...[...code.matchAll(/(?<![\w.])(\w+)(?=\(|%ROWTYPE)/g)],
  ].flatMap(([, name = '']) => (ours.has(name) ? [name] : []));
}

describe('functions of the database', () => {
  it('have another version whenever their text changes, which tells a database that it has older ones', () => {
    const { hash } = JSON.parse(readFileSync(join(functionsFolder(projectRoot), 'version.json'), 'utf8')) as {
      hash: string;
    };
    const actual = createHash('sha256')
      .update(files.map((file) => file.hash).join(''))
      .digest('hex');
    // When this fails, add one to `version` beside it.
    expect(hash).toBe(actual);
  });

  it.each(files)('$name is defined once, in its file, with its triggers', ({ name, text }) => {
    expect([...text.matchAll(/^CREATE OR REPLACE FUNCTION public\.(\w+)\(/gm)].map(([, defined]) => defined)).toEqual([
      name,
    ]);
    const triggers = [...text.matchAll(/^CREATE (?:OR REPLACE|CONSTRAINT) TRIGGER (\w+)/gm)].map(
      ([, trigger]) => trigger,
    );
    expect(new Set(triggers).size).toBe(triggers.length);
    expect([...text.matchAll(/EXECUTE FUNCTION public\.(\w+)\(/g)].map(([, called]) => called)).toEqual(
      triggers.map(() => name),
    );
  });

  it.each(files)('$name names the schema of what it uses', ({ text }) => {
    expect(unqualifiedNames(text)).toEqual([]);
  });

  it.each([
    'SELECT FROM packs',
    'UPDATE packs SET stock = 1',
    'PERFORM search_key(words)',
    'DECLARE row transfers%ROWTYPE',
  ])('may not say %j', (code) => expect(unqualifiedNames(code)).toHaveLength(1));
});
