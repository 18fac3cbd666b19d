import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Queries } from './database';

export const functionsFolder = (root: string) => join(root, 'server', 'db', 'functions');

const recorded = sql`drizzle.__functions`;

/** An older build leaves a newer one's functions in place. */
export async function hasOlderFunctions(db: Queries, root: string): Promise<boolean> {
  const [row] = await db.select({ version: sql<number | null>`max(version)` }).from(recorded);
  return (row?.version ?? 0) < functionsVersion(root);
}

/** Defines what changed since the recorded version: the others' triggers would lock their tables for nothing. */
export async function replaceFunctions(tx: Queries, root: string): Promise<void> {
  if (!(await hasOlderFunctions(tx, root))) return;
  const before = await tx.select({ name: sql<string>`name`, hash: sql<string>`hash` }).from(recorded);
  const files = readFunctions(root);
  for (const { name, hash, text } of files) {
    if (before.some((known) => known.name === name && known.hash === hash)) continue;
    for (const statement of statementsOf(text)) await tx.execute(sql.raw(statement));
  }
  await tx.execute(sql`DELETE FROM ${recorded}`);
  for (const { name, hash } of files) {
    await tx.execute(
      sql`INSERT INTO ${recorded} (name, hash, version) VALUES (${name}, ${hash}, ${functionsVersion(root)})`,
    );
  }
}

export const readFunctions = (root: string) =>
  readdirSync(functionsFolder(root))
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const text = readFileSync(join(functionsFolder(root), file), 'utf8');
      return { name: file.replace('.sql', ''), text, hash: createHash('sha256').update(text).digest('hex') };
    });

/** A statement begins at the start of a line; comments before it stay out. */
const statementsOf = (text: string) =>
  text.split(/^(?=CREATE |DROP |UPDATE )/m).filter((part) => /^(CREATE|DROP|UPDATE) /.test(part));

function functionsVersion(root: string): number {
  const { version } = JSON.parse(readFileSync(join(functionsFolder(root), 'version.json'), 'utf8')) as {
    version: number;
  };
  return version;
}
