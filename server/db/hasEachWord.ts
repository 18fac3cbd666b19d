import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/**
 * Whether each word of the text begins a word of these columns, compared by sound as the search for products does; false for a text
 * without words. It is meant for tables of few rows, because no index serves it.
 */
export const hasEachWord = (columns: readonly SQLWrapper[], text: string): SQL => {
  const names = sql`' ' || public.search_key(concat_ws(' ', ${sql.join([...columns], sql`, `)}))`;
  return sql`(public.search_key(${text}) <> '' AND NOT EXISTS (
    SELECT FROM regexp_split_to_table(public.search_key(${text}), ' ') AS word WHERE ${names} NOT LIKE '% ' || word || '%'))`;
};
