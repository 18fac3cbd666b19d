import { useTranslation } from 'react-i18next';

/** Minutes as text, whole hours from two hours on; not to be broken between figure and unit. */
export const useDuration = (): ((minutes: number) => string) => {
  const { t } = useTranslation('recipes');
  return (minutes) =>
    (minutes >= 120 && minutes % 60 === 0
      ? t('hours', { count: minutes / 60 })
      : t('minutes', { count: minutes })
    ).replaceAll(' ', '\u00a0');
};
