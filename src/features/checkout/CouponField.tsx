import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useFormik } from 'formik';
import { useTranslation } from 'react-i18next';
import * as yup from 'yup';
import { MAX_COUPON_LENGTH, normalCouponCode } from '../../../contract/constants';
import { FieldProblem } from '../../components/FieldProblem';

interface CouponFieldProps {
  /** The code that was applied last; '' for none. */
  code: string;
  /** Why that code has no effect. */
  problemText: string | null;
  /** It was opened to type into. */
  isFocused: boolean;
  onApply: (code: string) => void;
}

/** A code to type. Coupons that the shop offers are tickets. */
export const CouponField = ({ code, problemText, isFocused, onApply }: CouponFieldProps) => {
  const { t } = useTranslation('checkout');
  const form = useFormik({
    initialValues: { couponCode: code },
    enableReinitialize: true,
    validateOnChange: false,
    validateOnBlur: false,
    validationSchema: yup.object({
      couponCode: yup
        .string()
        .transform(normalCouponCode)
        .required(t('coupon.required'))
        .max(MAX_COUPON_LENGTH, t('coupon.tooLong', { max: MAX_COUPON_LENGTH })),
    }),
    onSubmit: ({ couponCode }) => onApply(normalCouponCode(couponCode)),
  });
  const problem = form.errors.couponCode ?? (form.dirty ? undefined : (problemText ?? undefined));

  return (
    <form noValidate onSubmit={form.handleSubmit}>
      <TextField
        name="couponCode"
        label={t('coupon.label')}
        value={form.values.couponCode}
        onChange={form.handleChange}
        error={problem !== undefined}
        helperText={problem !== undefined && <FieldProblem text={problem} />}
        autoFocus={isFocused}
        slotProps={{
          input: {
            sx: { paddingInlineEnd: 0.5 },
            endAdornment: (
              <InputAdornment position="end">
                <Button type="submit">{t('coupon.apply')}</Button>
              </InputAdornment>
            ),
          },
          htmlInput: { autoCapitalize: 'characters', autoComplete: 'off', spellCheck: false },
          formHelperText: { role: 'alert' },
        }}
      />
    </form>
  );
};
