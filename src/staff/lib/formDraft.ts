/** What was typed, and the values that it was typed over. */
export interface Typed<Values> {
  base: Values;
  values: Values;
}

/** What a form had when it was left. */
export interface FormDraft<Values> extends Typed<Values> {
  /** The key of its request, so that one whose response was lost is not carried out twice. */
  key: string;
}

/** Whether values can be those of a form: an earlier release may have stored others. */
const isLike = (sample: unknown, value: unknown): boolean => {
  if (sample === null || value === null) return true;
  if (typeof sample !== 'object' || typeof value !== 'object') return typeof sample === typeof value;
  if (Array.isArray(sample) || Array.isArray(value)) return Array.isArray(sample) && Array.isArray(value);
  return Object.entries(sample).every(([name, part]) => isLike(part, (value as Record<string, unknown>)[name]));
};

export const isTyped = <Values extends object>(initial: Values, stored: unknown): stored is Typed<Values> => {
  if (typeof stored !== 'object' || stored === null) return false;
  const { base, values } = stored as Record<string, unknown>;
  return isLike(initial, base ?? undefined) && isLike(initial, values ?? undefined);
};

export const isFormDraft = <Values extends object>(initial: Values, stored: unknown): stored is FormDraft<Values> =>
  isTyped(initial, stored) && typeof (stored as Partial<FormDraft<Values>>).key === 'string';
