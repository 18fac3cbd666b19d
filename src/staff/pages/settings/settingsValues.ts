import { setIn } from 'formik';
import { readRupees } from '../../../../contract/readRupees';
import {
  problemsOf,
  SETTINGS_FIELDS,
  type AnyValues,
  type Problem,
  type Field,
  type Fields,
  type SettingsSection,
  type SettingsValues,
} from '../../../../contract/settingsFields';
import { editableRupees } from '../../lib/editableRupees';

/** A section as its form holds it: numbers as texts, amounts in rupees. */
export type FormValues = Record<string, unknown>;

export const fieldsOf = (section: SettingsSection): [string, Field][] =>
  Object.entries(SETTINGS_FIELDS[section] as Fields);

const mapFields = (section: SettingsSection, values: AnyValues, map: (value: unknown, field: Field) => unknown) =>
  Object.fromEntries(fieldsOf(section).map(([name, field]) => [name, map(values[name], field)]));

export const formOf = (section: SettingsSection, values: AnyValues): FormValues =>
  mapFields(section, values, (value, { kind }) => {
    if (kind === 'number') return String(value);
    return kind === 'paise' ? editableRupees(value as number) : value;
  });

/** What is no number or amount becomes NaN, which is a problem. */
export const valuesOf = (section: SettingsSection, form: FormValues): AnyValues =>
  mapFields(section, form, (value, { kind }) => {
    if (kind === 'number') return (value as string).trim() === '' ? Number.NaN : Number(value);
    return kind === 'paise' ? (readRupees(value as string) ?? Number.NaN) : value;
  });

/** Formik gets a sentence per field that can't be saved so. */
export const errorsOf = (
  section: SettingsSection,
  form: FormValues,
  samples: readonly string[],
  sentence: (problem: Problem) => string,
): object => {
  const values = valuesOf(section, form) as SettingsValues<SettingsSection>;
  return Object.entries(problemsOf(section, values, samples)).reduce<object>(
    (errors, [path, problem]) => setIn(errors, path, sentence(problem)) as object,
    {},
  );
};
