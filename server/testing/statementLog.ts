import type { Logger } from 'drizzle-orm/logger';

export interface Statement {
  text: string;
  params: unknown[];
}

/** PostgreSQL receives these as statements, PGlite doesn't. */
const BRACKET = /^(begin|commit|rollback|savepoint|release|set transaction)\b/i;

/** Records statements where Drizzle hands them to the driver. */
export class StatementLog implements Logger {
  #seen: Statement[] = [];

  logQuery(text: string, params: unknown[]): void {
    this.#seen.push({ text, params });
  }

  /**
   * Statements sent by `work`, without transaction brackets, in which the engines differ. Nothing else may use the
   * database meanwhile.
   */
  async during(work: () => Promise<unknown>): Promise<Statement[]> {
    const from = this.#seen.length;
    await work();
    return this.#seen.slice(from).filter(({ text }) => !BRACKET.test(text));
  }
}
