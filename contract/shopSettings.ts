import { Type, type Static, type TProperties, type TSchema } from 'typebox';
import { LANGUAGES } from './constants';
import {
  SETTINGS_FIELDS,
  SETTINGS_SECTIONS,
  type AnyValues,
  type Field,
  type Fields,
  type SettingsSection,
  type SettingsValues,
} from './settingsFields';

const closed = { additionalProperties: false };
const MAX_OPTIONS = 20;

const TextOf = (maxLength: number) => Type.String({ maxLength, messageKey: 'settingsText' });
const TextsOf = (max: number) =>
  Type.Object(Object.fromEntries(LANGUAGES.map((language) => [language, TextOf(max)])), closed);

/** `problemsOf` checks values, and the staff area shares it. */
function schemaOf(field: Field): TSchema {
  switch (field.kind) {
    case 'texts':
      return TextsOf(field.max);
    case 'text':
      // It leaves room for the spaces of a pasted text.
      return TextOf(2 * field.max);
    case 'number':
    case 'paise':
      return Type.Number();
    case 'flag':
      return Type.Boolean();
    case 'choice':
      return Type.Enum([...field.options]);
    case 'choices':
      return Type.Array(Type.Enum([...field.options]), { uniqueItems: true, maxItems: MAX_OPTIONS });
    case 'list':
      return Type.Array(
        Type.Object(
          Object.fromEntries(Object.entries(field.of).map(([name, { max }]) => [name, TextsOf(max)])),
          closed,
        ),
        { maxItems: field.max, messageKey: 'settingsList' },
      );
  }
}

const propertiesOf = (fields: Fields): TProperties =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)]));

/** Another change since this was read is a conflict. */
const Revision = Type.String({ minLength: 1, maxLength: 64 });

export const SectionBody = (section: SettingsSection) =>
  Type.Object({ ...propertiesOf(SETTINGS_FIELDS[section]), revision: Revision }, closed);
export type SectionBody = AnyValues & { revision: string };

export const StoredSection = (section: SettingsSection) =>
  Type.Object({
    values: Type.Object(propertiesOf(SETTINGS_FIELDS[section])),
    samples: Type.Array(Type.String()),
    revision: Revision,
  });
export interface StoredSection<Section extends SettingsSection = SettingsSection> {
  values: SettingsValues<Section>;
  samples: string[];
  revision: string;
}

const everySection = <S extends TSchema>(schema: (section: SettingsSection) => S) =>
  Type.Object(Object.fromEntries(SETTINGS_SECTIONS.map((section) => [section, schema(section)])));

export const ShopSettings = everySection(StoredSection);
export type ShopSettings = { [Section in SettingsSection]: StoredSection<Section> };

export interface SectionConflict {
  section: StoredSection;
  changedBy: string | null;
}

export const SettingsTodos = Type.Array(
  Type.Object({ section: Type.Enum([...SETTINGS_SECTIONS]), field: Type.String() }),
);
export type SettingsTodos = Static<typeof SettingsTodos>;
