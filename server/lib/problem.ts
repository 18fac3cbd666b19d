/** An error that the operator can fix: `main` prints it without a stack. */
export class StartProblem extends Error {
  readonly lines: readonly string[];

  constructor(lines: string | readonly string[]) {
    const list = typeof lines === 'string' ? [lines] : lines;
    super(list.join('\n'));
    this.name = 'StartProblem';
    this.lines = list;
  }
}
