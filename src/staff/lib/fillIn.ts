/** Puts facts into a text's `{names}`; a comma after one that is empty moves up to the word before. */
export const fillIn = (text: string, facts: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_whole, fact: string) => facts[fact] ?? '').replace(/\s+,/, ',');
