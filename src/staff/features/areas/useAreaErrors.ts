import { useTranslation } from 'react-i18next';

/** Translates the message keys of an area's schema. */
export const useAreaErrors = (): ((key: string) => string) => {
  const { t } = useTranslation('staffAreas');
  return (key) => t(`errors.${key}` as 'errors.amount');
};
