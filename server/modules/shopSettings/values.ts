import { createHash } from 'node:crypto';
import { LANGUAGES } from '../../../contract/constants';
import { SETTINGS_FIELDS, type AnyValues, type Field, type Fields, type Texts } from '../../../contract/settingsFields';
import type { SettingsSection } from '../../../contract/settingsFields';
import { SUFFIX } from '../../lib/translations';

const NO_TEXTS: Texts = { en: '', ta: '', hi: '' };

const fieldsOf = (section: SettingsSection): [string, Field][] => Object.entries(SETTINGS_FIELDS[section] as Fields);

/** These stay empty in a form until the seller fills them in. Optional ones are shown, so that they can be removed. */
const isBlanked = (field: Field): boolean => (field.kind === 'texts' || field.kind === 'text') && !field.isOptional;

/** Removes the demo's samples. */
export const withoutSamples = (section: SettingsSection, values: AnyValues, samples: readonly string[]): AnyValues =>
  Object.fromEntries(
    fieldsOf(section).map(([name, field]) => {
      if (!samples.includes(name) || !isBlanked(field)) return [name, values[name]];
      return [name, field.kind === 'texts' ? NO_TEXTS : ''];
    }),
  );

const isEmpty = (value: unknown): boolean =>
  typeof value === 'string' ? value === '' : LANGUAGES.every((language) => (value as Texts)[language].trim() === '');

/** Trimmed; a sample that is still blank stays as it is stored. */
export const withSamples = (
  section: SettingsSection,
  given: AnyValues,
  stored: AnyValues,
  samples: readonly string[],
): AnyValues =>
  Object.fromEntries(
    fieldsOf(section).map(([name, field]) => {
      const value = field.kind === 'text' ? (given[name] as string).trim() : given[name];
      const isOpen = samples.includes(name) && isBlanked(field) && isEmpty(value);
      return [name, isOpen ? stored[name] : value];
    }),
  );

/** The same for the same values, so that a change made from others is noticed. */
export const revisionOf = (values: AnyValues): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 22);

const textsBy = (name: string, texts: Texts): [string, unknown][] =>
  LANGUAGES.map((language) => [name + SUFFIX[language], texts[language]]);

export const factsOf = (section: SettingsSection, values: AnyValues): Record<string, unknown> =>
  Object.fromEntries(
    fieldsOf(section).flatMap(([name, field]): [string, unknown][] => {
      const value = values[name];
      if (field.kind === 'texts') return textsBy(name, value as Texts);
      if (field.kind === 'choices') return [[name, (value as string[]).join(', ')]];
      if (field.kind !== 'list') return [[name, value]];
      return (value as Record<string, Texts>[]).flatMap((item, at) =>
        Object.entries(item).flatMap(([part, texts]) => textsBy(`${at + 1} · ${part}`, texts)),
      );
    }),
  );
