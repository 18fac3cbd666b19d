/** What a form had when it was left. */
export interface FormDraft<Values> {
  /** The values that it was typed over. */
  base: Values;
  values: Values;
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

export const isFormDraft = <Values extends object>(initial: Values, stored: unknown): stored is FormDraft<Values> => {
  if (typeof stored !== 'object' || stored === null) return false;
  const { base, values, key } = stored as Record<string, unknown>;
  return typeof key === 'string' && isLike(initial, base ?? undefined) && isLike(initial, values ?? undefined);
};
