import { createContext } from 'react';

interface HintedField {
  name: string;
  hint: string | undefined;
  isRequired: boolean;
}

/** Gives the text below a field that has no error; a form may add there that the field is required. */
export const FieldHintContext = createContext(({ hint }: HintedField): string | undefined => hint);
