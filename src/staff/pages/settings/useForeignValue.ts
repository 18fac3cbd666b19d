import { useTranslation } from 'react-i18next';
import { useSettingsTexts } from '../../hooks/useSettingsTexts';

const CODE = /^[A-Z][A-Z_]+$/;

/** A value that another person saved, in words. */
export const useForeignValue = (): ((value: unknown) => string) => {
  const { t } = useTranslation('staffSettings');
  const { option } = useSettingsTexts();
  return (value) => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (Array.isArray(value)) return t('count', { count: value.length });
    const text = String(value);
    if (text === '') return '–';
    return CODE.test(text) ? option(text) : text;
  };
};
