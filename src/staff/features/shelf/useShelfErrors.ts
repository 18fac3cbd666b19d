import { useTranslation } from 'react-i18next';

/** Translates the message keys of a product's schema. */
export const useShelfErrors = (): ((key: string) => string) => {
  const { t } = useTranslation('staffShelf');
  return (key) => t(`errors.${key}` as 'errors.price');
};
