import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../contract/constants';
import { LANGUAGE_NAMES } from '../../../lib/language';
import { formatPaise } from '../../../lib/money';

/** `endRound` → "end round". */
const readable = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

/** An untranslated name is shown as readable English: the log outlives what wrote it. */
export const useActWords = () => {
  const { t } = useTranslation(['staffLog', 'staffFrame']);
  const translate = t as unknown as (key: string, options: { defaultValue: string }) => string;
  const named = (kind: string) => (name: string) => translate(`${kind}.${name}`, { defaultValue: readable(name) });

  const valueOf = (field: string, value: unknown): string => {
    if (value === null || value === '') return '–';
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'number' && field.endsWith('Paise')) return formatPaise(value);
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    if (field === 'language') return LANGUAGE_NAMES[text as Language];
    return field === 'role' ? translate(`staffFrame:roles.${text}`, { defaultValue: text }) : text;
  };
  /** A part of a subject comes first: "500 g · pricePaise". */
  const fieldName = (field: string): string => {
    const [name = '', ...of] = field.split(' · ').reverse();
    return [...of.reverse(), named('fields')(name)].join(' · ');
  };
  return { actionName: named('actions'), subjectName: named('subjects'), fieldName, valueOf };
};
