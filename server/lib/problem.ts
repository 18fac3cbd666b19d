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

/** Ends the process with code 1 when the program fails. What the operator can fix is printed without a stack. */
export function runOrExplain(program: Promise<void>): void {
  program.catch((error: unknown) => {
    const text = error instanceof StartProblem ? error.message : error instanceof Error ? error.stack : String(error);
    process.stderr.write(`\n${text ?? ''}\n`);
    process.exit(1);
  });
}
