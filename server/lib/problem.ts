/**
 * Something that the person who runs the server can put right: a setting, a lock, a database. `main`
 * prints its lines and ends; a stack would only hide them.
 */
export class StartProblem extends Error {
  readonly lines: readonly string[];

  constructor(lines: string | readonly string[]) {
    const list = typeof lines === 'string' ? [lines] : lines;
    super(list.join('\n'));
    this.name = 'StartProblem';
    this.lines = list;
  }
}
