import type { Logger } from 'drizzle-orm/logger';

export interface Statement {
  text: string;
  params: unknown[];
}

/** Begins and ends of transactions: PostgreSQL is sent them as statements, PGlite is not. */
const BRACKET = /^(begin|commit|rollback|savepoint|release|set transaction)\b/i;

/** Writes down what is asked of a database, where Drizzle hands it to the driver: prepared or not, in a transaction or not. */
export class StatementLog implements Logger {
  #seen: Statement[] = [];

  logQuery(text: string, params: unknown[]): void {
    this.#seen.push({ text, params });
  }

  /**
   * What `work` sends, without BEGIN and COMMIT: they would make the two engines differ. On PostgreSQL each transaction costs two round trips more.
   * Nothing else may use the database meanwhile.
   */
  async during(work: () => Promise<unknown>): Promise<Statement[]> {
    const from = this.#seen.length;
    await work();
    return this.#seen.slice(from).filter(({ text }) => !BRACKET.test(text));
  }
}
