/** The operator can fix it: printed without a stack. */
export class StartProblem extends Error {
  readonly lines: readonly string[];

  constructor(lines: string | readonly string[]) {
    const list = typeof lines === 'string' ? [lines] : lines;
    super(list.join('\n'));
    this.name = 'StartProblem';
    this.lines = list;
  }
}

export function runOrExplain(program: Promise<void>): void {
  program.catch((error: unknown) => {
    const text = error instanceof StartProblem ? error.message : error instanceof Error ? error.stack : String(error);
    process.stderr.write(`\n${text ?? ''}\n`);
    process.exit(1);
  });
}
