import { sql, type SQL } from 'drizzle-orm';
import type { AppDeps } from '../deps';

/** Every row of every table as text, by table. */
export async function dumpDatabase({ db }: Pick<AppDeps, 'db'>): Promise<Record<string, string>> {
  const run = async (query: SQL): Promise<{ text: string | null }[]> => {
    const response: unknown = await db.execute(query);
    return (response as { rows: { text: string | null }[] }).rows;
  };
  const tables = await run(
    sql`SELECT table_name AS text FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`,
  );
  const texts: Record<string, string> = {};
  for (const { text: name } of tables) {
    const [row] = await run(sql`SELECT json_agg(each)::text AS text FROM ${sql.identifier(name!)} AS each`);
    texts[name!] = row?.text ?? '';
  }
  return texts;
}
/** Names the tables of a dump that hold a text. */
export const tablesWith = (texts: Record<string, string>, word: string) =>
  Object.keys(texts).filter((name) => texts[name]!.includes(word));
