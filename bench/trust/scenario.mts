/** What was tried of a promise. `failures` are in words, one for each. */
export interface Outcome {
  tries: number;
  failures: string[];
  /** What else a reader should know, such as a ratio. */
  note?: string;
}

export interface Scenario {
  promise: string;
  /** @param isLong the form for a release @returns a reason, in words, when it can't be tried here */
  run(isLong: boolean): Promise<Outcome | { skipped: string }>;
}
