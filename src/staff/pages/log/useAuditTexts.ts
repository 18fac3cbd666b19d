import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../contract/constants';
import { formatDateTime } from '../../../lib/dates';
import { LANGUAGE_NAMES } from '../../../lib/language';
import { formatPaise } from '../../../lib/money';

/** `endRound` → "end round". */
const readable = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const CODE = /^[A-Z][A-Z_]+$/;
/** Statuses, reasons and ways to pay have their texts here. */
const CODES = [
  'values',
  'staffSettings:options',
  'staffBoard:status',
  'staffBoard:cancel.reasons',
  'staffRounds:reasons',
  'staffPacking:reason',
  'staffNewOrder:discount.reasons',
];

/** Fields of forms have their texts here. */
const namesOf = (field: string): string[] =>
  ['staffSettings:fields', 'staffCatalogue:fields', 'staffCatalogue:nutrients'].map((kind) => `${kind}.${field}`);

/** An untranslated name is shown as readable English: the log outlives what wrote it. */
export const useAuditTexts = () => {
  const { t, i18n } = useTranslation([
    'staffLog',
    'staffFrame',
    'staffBoard',
    'staffRounds',
    'staffPacking',
    'staffNewOrder',
    'staffSettings',
    'staffCatalogue',
  ]);
  const translate = t as unknown as (key: string | string[], options: { defaultValue: string }) => string;
  const named = (kind: string) => (name: string) => translate(`${kind}.${name}`, { defaultValue: readable(name) });

  const valueOf = (field: string, value: unknown): string => {
    if (value === null || value === '') return '–';
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'number' && field.endsWith('Paise')) return formatPaise(value);
    if (Array.isArray(value)) return String(value.length);
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    if (INSTANT.test(text)) return formatDateTime(text, i18n.language);
    if (CODE.test(text))
      return translate(
        CODES.map((kind) => `${kind}.${text}`),
        { defaultValue: text },
      );
    if (field === 'language') return LANGUAGE_NAMES[text as Language];
    return field === 'role' ? translate(`staffFrame:roles.${text}`, { defaultValue: text }) : text;
  };
  /** The field of a text in one language, such as "addressTa". */
  const translatedName = (name: string): string | null => {
    const [, text = '', suffix = ''] = /^(.+)(En|Ta|Hi)$/.exec(name) ?? [];
    const label = translate(namesOf(text), { defaultValue: '' });
    return label === '' ? null : `${label}, ${LANGUAGE_NAMES[suffix.toLowerCase() as Language]}`;
  };
  /** A part of a subject comes first: "500 g · pricePaise". */
  const fieldName = (field: string): string => {
    const [name = '', ...of] = field.split(' · ').reverse();
    const label = translate([`fields.${name}`, ...namesOf(name)], { defaultValue: '' });
    return [...of.reverse(), label || (translatedName(name) ?? readable(name))].join(' · ');
  };
  const subjectName = (subject: string, id: string): string => {
    const part = subject === 'settings' ? translate(`staffSettings:sections.${id}.title`, { defaultValue: id }) : null;
    return `${named('subjects')(subject)} ${part === null ? id.slice(0, 8) : `· ${part}`}`;
  };
  return { actionName: named('actions'), subjectName, fieldName, valueOf };
};
