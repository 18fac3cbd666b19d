import { useTranslation } from 'react-i18next';

/** Translates the message keys of a producer's schema. */
export const useProducerErrors = (): ((key: string) => string) => {
  const { t } = useTranslation('staffProducers');
  return (key) => t(`errors.${key as 'fill'}`);
};
