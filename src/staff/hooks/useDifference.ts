import { useTranslation } from 'react-i18next';
import { formatPaise } from '../../lib/money';

/** Names what is missing or over, in paise: negative is missing. */
export const useDifference = () => {
  const { t } = useTranslation('staffMoney');
  return (paise: number): string => {
    if (paise === 0) return t('difference.none');
    return t(paise < 0 ? 'difference.short' : 'difference.over', { amount: formatPaise(Math.abs(paise)) });
  };
};
