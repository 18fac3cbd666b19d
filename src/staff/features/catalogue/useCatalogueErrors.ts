import { useTranslation } from 'react-i18next';

/** Translates the message keys of a product's schema. */
export const useCatalogueErrors = (): ((key: string) => string) => {
  const { t } = useTranslation('staffCatalogue');
  return (key) => t(`errors.${key}` as 'errors.price');
};
