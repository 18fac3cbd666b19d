import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../contract/constants';
import { LANGUAGE_NAMES } from '../../../lib/language';
import { OWN_PHOTO } from './bannerValues';

/** Names fields and values of an offer or a banner that another person changed. */
export const useSellingNames = () => {
  const { t } = useTranslation('staffSelling');
  return {
    nameOf: (path: string): string => {
      const [field = '', language] = path.split('.');
      const label = t(`fields.${field as 'title'}`);
      return language === undefined ? label : `${label}, ${LANGUAGE_NAMES[language as Language]}`;
    },
    shown: (value: unknown, path: string): string => {
      if (path.startsWith('photo') || value === OWN_PHOTO) return t('drawing.own');
      if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
      return String(value) || '–';
    },
  };
};
