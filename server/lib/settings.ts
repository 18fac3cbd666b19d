/** Collects all errors, to report them together. */
export class SettingsReader {
  readonly problems: string[] = [];
  readonly #env: Record<string, string | undefined>;
  readonly #known = new Set<string>();

  constructor(env: Record<string, string | undefined>) {
    this.#env = env;
  }

  /** An empty value counts as undefined. */
  text(name: string): string | undefined {
    this.#known.add(name);
    return this.#env[name]?.trim() || undefined;
  }

  /** Reports variables whose name is one edit from one of ours: a setting that is mistyped would be ignored silently. */
  rejectMistyped(): void {
    for (const given of Object.keys(this.#env)) {
      if (this.#known.has(given)) continue;
      const meant = [...this.#known].find((name) => isOneEditApart(given, name));
      if (meant !== undefined) this.problems.push(`${given} is not a setting: did you mean ${meant}?`);
    }
  }

  wholeNumber(name: string, range: { fallback: number; min: number; max: number }): number {
    const { fallback, min, max } = range;
    return this.parse(name, fallback, `a whole number from ${min} to ${max}`, (given) => {
      const value = Number(given);
      return /^\d+$/.test(given) && value >= min && value <= max ? value : undefined;
    });
  }

  flag(name: string, fallback: boolean): boolean {
    return this.parse(name, fallback, 'true or false', (given) => {
      const word = given.toLowerCase();
      if (['true', 'yes', 'on', '1'].includes(word)) return true;
      return ['false', 'no', 'off', '0'].includes(word) ? false : undefined;
    });
  }

  choice<const Choice extends string>(name: string, choices: readonly Choice[], fallback: Choice): Choice {
    const allowed = choices.length === 1 ? `only ${choices[0] ?? ''}` : `one of ${choices.join(', ')}`;
    return this.parse(name, fallback, allowed, (given) => choices.find((choice) => choice === given));
  }

  url(name: string, protocols: readonly string[]): string | undefined {
    const allowed = `an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`;
    return this.parse<string | undefined>(name, undefined, allowed, (given) =>
      URL.canParse(given) && protocols.includes(new URL(given).protocol) ? given : undefined,
    );
  }

  /** The value is never printed. */
  secret(name: string, minLength: number): string | undefined {
    const given = this.text(name);
    if (given === undefined || given.length >= minLength) return given;
    this.problems.push(
      `${name} has ${given.length} characters: it must have at least ${minLength} (\`openssl rand -hex 32\` makes a good one).`,
    );
    return undefined;
  }

  /** `read` returns undefined for a disallowed value. */
  parse<T>(name: string, fallback: T, allowed: string, read: (given: string) => T | undefined): T {
    const given = this.text(name);
    if (given === undefined) return fallback;
    const value = read(given);
    if (value === undefined) {
      this.problems.push(`${name} is ${JSON.stringify(hidePassword(given))}: it must be ${allowed}.`);
      return fallback;
    }
    return value;
  }
}

const hidePassword = (given: string) => given.replace(/(:\/\/[^:@/]*:)[^@]*@/, '$1…@');

function isOneEditApart(given: string, name: string): boolean {
  let same = 0;
  while (same < name.length && given[same] === name[same]) same += 1;
  const [left, wanted] = [given.slice(same), name.slice(same)];
  return (
    left.slice(1) === wanted ||
    left === wanted.slice(1) ||
    (left.slice(1) === wanted.slice(1) && left !== '') ||
    (left.slice(2) === wanted.slice(2) && left[0] === wanted[1] && left[1] === wanted[0])
  );
}
