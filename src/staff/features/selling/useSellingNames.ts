import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../contract/constants';
import { LANGUAGE_NAMES } from '../../../lib/language';

/** Names fields and values of an offer or a banner that another person changed. */
export const useSellingNames = () => {
  const { t } = useTranslation('staffSelling');
  return {
    nameOf: (path: string): string => {
      const [field = '', language] = path.split('.');
      const label = t(`fields.${field as 'title'}`);
      return language === undefined ? label : `${label}, ${LANGUAGE_NAMES[language as Language]}`;
    },
    shown: (value: unknown): string => {
      if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
      return String(value) || '–';
    },
  };
};
