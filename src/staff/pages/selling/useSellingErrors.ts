import { useTranslation } from 'react-i18next';

/** Translates the message keys of the forms of coupons, offers and banners. */
export const useSellingErrors = (): ((key: string) => string) => {
  const { t } = useTranslation('staffSelling');
  return (key) => t(`errors.${key}` as 'errors.day');
};
