import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SellingCoupons } from '../../../../contract/staffSelling';
import type { CouponValues } from './couponValues';
import { useCategoryName } from './useCategoryName';

/** Categories that a coupon counts on; none means every product. Deleted ones are named until they are removed. */
export const CategoryChoices = ({ categories }: { categories: SellingCoupons['categories'] }) => {
  const { t } = useTranslation('staffSelling');
  const nameOf = useCategoryName(categories);
  const form = useFormikContext<CouponValues>();
  const labelId = useId();
  const { categoryIds } = form.values;
  const message = (form.status as Record<string, string> | undefined)?.categoryIds;
  const deleted = categoryIds.filter((id) => !categories.some(({ _id }) => _id === id));
  const choose = (id: string, isChosen: boolean): void => {
    const others = categoryIds.filter((other) => other !== id);
    void form.setFieldValue('categoryIds', isChosen ? [...others, id] : others);
  };
  return (
    <div role="group" aria-labelledby={labelId}>
      <FormLabel id={labelId} sx={{ typography: 'subtitle2', color: 'text.primary' }}>
        {t('coupons.fields.categoryIds')}
      </FormLabel>
      <FormHelperText>{t('coupons.hints.categoryIds')}</FormHelperText>
      <FormGroup row>
        {[...categories.map(({ _id }) => _id), ...deleted].map((id) => (
          <FormControlLabel
            key={id}
            control={
              <Checkbox checked={categoryIds.includes(id)} onChange={(_event, isChosen) => choose(id, isChosen)} />
            }
            label={nameOf(id)}
            sx={{ minHeight: 44, minWidth: { tablet: '46%' } }}
          />
        ))}
      </FormGroup>
      {message !== undefined && <FormHelperText error>{message}</FormHelperText>}
    </div>
  );
};
