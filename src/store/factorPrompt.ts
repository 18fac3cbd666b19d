/** What the server says about the second factor that it needs. */
type Question = readonly string[];

export type FactorPrompt = ReturnType<typeof makeFactorPrompt>;

/** Between a call that needs the second factor again, and the dialog that asks for it. One question is open at a time. */
export function makeFactorPrompt() {
  const listeners = new Set<() => void>();
  let open: { question: Question; answer: (code: string | null) => void } | null = null;
  const show = (next: typeof open): void => {
    open = next;
    for (const listener of listeners) listener();
  };
  return {
    /** @returns the entered code; null when the person closed the dialog, or another question is open */
    ask: (question: Question): Promise<string | null> =>
      open ? Promise.resolve(null) : new Promise((answer) => show({ question, answer })),
    answer: (code: string | null): void => {
      const answered = open;
      show(null);
      answered?.answer(code);
    },
    getQuestion: (): Question | null => open?.question ?? null,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
