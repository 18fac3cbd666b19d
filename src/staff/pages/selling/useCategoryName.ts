import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../contract/constants';
import type { SellingCoupons } from '../../../../contract/staffSelling';

/** Names categories; a hidden or deleted one says so. */
export const useCategoryName = (categories: SellingCoupons['categories']): ((id: string) => string) => {
  const { t, i18n } = useTranslation('staffSelling');
  return (id) => {
    const category = categories.find(({ _id }) => _id === id);
    if (!category) return t('coupons.deletedCategory', { id });
    const name = category.name[i18n.language as Language];
    return category.hidden ? t('coupons.hiddenCategory', { name }) : name;
  };
};
