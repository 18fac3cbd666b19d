import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SellingCoupon, SellingCoupons } from '../../../../contract/staffSelling';
import { shopDay } from '../../lib/shopDays';
import { useAddCouponMutation, useChangeCouponMutation, useRemoveCouponMutation } from '../../store/sellingApi';
import { couponBodyOf, couponSchema, couponValuesOf, newCoupon, type CouponValues } from './couponValues';
import { SellingDialog } from './SellingDialog';
import { useCategoryName } from './useCategoryName';
import { CouponFields } from './CouponFields';

interface CouponDialogProps {
  /** It is null for a new coupon. */
  coupon: SellingCoupon | null;
  categories: SellingCoupons['categories'];
  onClose: () => void;
}

/** A coupon's form. Changes count for orders to come. */
export const CouponDialog = ({ coupon, categories, onClose }: CouponDialogProps) => {
  const { t } = useTranslation('staffSelling');
  const categoryName = useCategoryName(categories);
  const [add] = useAddCouponMutation();
  const [change] = useChangeCouponMutation();
  const [remove] = useRemoveCouponMutation();
  const [today] = useState(() => shopDay(Date.now()));

  const shown = (value: unknown, path: string): string => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (Array.isArray(value))
      return value.map((id) => categoryName(String(id))).join(', ') || t('coupons.everyProduct');
    if (path === 'kind') return t(`coupons.kinds.${value as CouponValues['kind']}`);
    return String(value) || '–';
  };
  const nameOf = (path: string): string => {
    if (path === 'startsOn' || path === 'endsOn') return t(`fields.${path}`);
    return path === 'value' ? t('coupons.value') : t(`coupons.fields.${path as 'kind'}`);
  };

  return (
    <SellingDialog<SellingCoupon, CouponValues>
      draft={`coupon-${coupon?.code ?? 'new'}`}
      title={coupon ? coupon.code : t('coupons.add')}
      item={coupon}
      newValues={newCoupon(today)}
      valuesOf={couponValuesOf}
      schema={couponSchema}
      onSave={(values, { version }) => {
        const { code, ...facts } = couponBodyOf(values);
        return coupon ? change({ code, body: { ...facts, version } }) : add({ code, ...facts });
      }}
      onRemove={() => remove(coupon?.code ?? '')}
      removeQuestion={t('coupons.question', { code: coupon?.code ?? '' })}
      nameOf={nameOf}
      shown={shown}
      onClose={onClose}
    >
      {(values) => <CouponFields values={values} isNew={coupon === null} categories={categories} />}
    </SellingDialog>
  );
};
