import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { COUPON_KINDS, MAX_NEW_COUPON_LENGTH } from '../../../../contract/sellingRules';
import type { SellingCoupons } from '../../../../contract/staffSelling';
import { FormField } from '../../../components/FormField';
import { SelectField } from '../../features/catalogue/SelectField';
import type { CouponValues } from './couponValues';
import { DayField } from './DayField';
import { SwitchField } from './SwitchField';
import { useSellingErrors } from './useSellingErrors';
import { CategoryChoices } from './CategoryChoices';
import { CouponPreview } from './CouponPreview';

const columns = {
  display: 'grid',
  columnGap: 1.5,
  rowGap: 1,
  gridTemplateColumns: { mobile: 'minmax(0, 1fr)', tablet: 'repeat(2, minmax(0, 1fr))' },
} as const;

interface CouponFieldsProps {
  values: CouponValues;
  /** A code stays, because orders and offers name it. */
  isNew: boolean;
  categories: SellingCoupons['categories'];
}

/** All of a coupon. */
export const CouponFields = ({ values, isNew, categories }: CouponFieldsProps) => {
  const { t } = useTranslation('staffSelling');
  const translate = useSellingErrors();
  const { kind } = values;
  const number = { htmlInput: { inputMode: 'numeric' } } as const;
  const money = { htmlInput: { inputMode: 'decimal' } } as const;
  return (
    <>
      <Box sx={columns}>
        {isNew && (
          <FormField
            name="code"
            label={t('coupons.fields.code')}
            hint={t('coupons.hints.code')}
            clean={(text) => text.replace(/\s/g, '').toUpperCase().slice(0, MAX_NEW_COUPON_LENGTH)}
            slotProps={{ htmlInput: { autoCapitalize: 'characters', autoComplete: 'off', spellCheck: false } }}
            translate={translate}
          />
        )}
        <SelectField
          name="kind"
          label={t('coupons.fields.kind')}
          options={COUPON_KINDS.map((value) => ({ value, label: t(`coupons.kinds.${value}`) }))}
        />
        {kind !== 'FREE_DELIVERY' && (
          <FormField
            name="value"
            label={t(`coupons.values.${kind}`)}
            slotProps={kind === 'PERCENT' ? number : money}
            translate={translate}
          />
        )}
        {kind === 'PERCENT' && (
          <FormField
            name="maxDiscountPaise"
            label={t('coupons.fields.maxDiscountPaise')}
            hint={t('coupons.hints.none')}
            slotProps={money}
            translate={translate}
          />
        )}
        <FormField
          name="minItemsPaise"
          label={t('coupons.fields.minItemsPaise')}
          hint={t('coupons.hints.minItemsPaise')}
          slotProps={money}
          translate={translate}
        />
        <DayField name="startsOn" label={t('fields.startsOn')} />
        <DayField name="endsOn" label={t('fields.endsOn')} hint={t('hints.endsOn')} />
        <FormField
          name="customerLimit"
          label={t('coupons.fields.customerLimit')}
          hint={t('coupons.hints.limit')}
          slotProps={number}
          translate={translate}
        />
        <FormField
          name="totalLimit"
          label={t('coupons.fields.totalLimit')}
          hint={t('coupons.hints.limit')}
          slotProps={number}
          translate={translate}
        />
      </Box>
      <CategoryChoices categories={categories} />
      <SwitchField name="firstOrderOnly" label={t('coupons.fields.firstOrderOnly')} />
      <SwitchField name="active" label={t('coupons.fields.active')} />
      <CouponPreview values={values} categories={categories} />
    </>
  );
};
