import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useFormik } from 'formik';
import { useTranslation } from 'react-i18next';
import * as yup from 'yup';
import { LocalOfferOutlined } from '../../components/icons';
import type { Bill } from '../../../contract/orders';
import { formatPaise } from '../../lib/money';

const MAX_LENGTH = 30;

interface CouponFieldProps {
  /** The code that the bill was asked for; '' for none. */
  code: string;
  /** What the bill says about it, as soon as it does. */
  bill: Pick<Bill, 'coupon' | 'discountPaise'> | undefined;
  onApply: (code: string) => void;
  onRemove: () => void;
}

/** Takes a coupon code and says what it does to the bill, or why it does nothing. */
export const CouponField = ({ code, bill, onApply, onRemove }: CouponFieldProps) => {
  const { t } = useTranslation('checkout');
  const answer = bill?.coupon?.code.toUpperCase() === code.toUpperCase() ? bill.coupon : null;
  const form = useFormik({
    initialValues: { couponCode: code },
    enableReinitialize: true,
    validateOnChange: false,
    validateOnBlur: false,
    validationSchema: yup.object({
      couponCode: yup
        .string()
        .trim()
        .required(t('coupon.required'))
        .max(MAX_LENGTH, t('coupon.tooLong', { max: MAX_LENGTH })),
    }),
    onSubmit: ({ couponCode }) => onApply(couponCode.trim().toUpperCase()),
  });

  if (code !== '' && bill && answer?.applied) {
    return (
      <Alert
        icon={<LocalOfferOutlined fontSize="inherit" />}
        severity="success"
        action={
          <Button color="inherit" onClick={onRemove}>
            {t('coupon.remove')}
          </Button>
        }
      >
        {t('coupon.applied', { code: answer.code, discount: formatPaise(bill.discountPaise) })}
      </Alert>
    );
  }

  const problem = form.errors.couponCode ?? (form.dirty ? undefined : (answer?.problemText ?? undefined));
  return (
    <Stack component="form" noValidate direction="row" spacing={1} onSubmit={form.handleSubmit}>
      <TextField
        name="couponCode"
        size="small"
        label={t('coupon.label')}
        value={form.values.couponCode}
        onChange={form.handleChange}
        error={problem !== undefined}
        helperText={problem}
        slotProps={{
          htmlInput: { autoCapitalize: 'characters', autoComplete: 'off', spellCheck: false },
          formHelperText: { role: 'alert' },
        }}
      />
      <Button type="submit" variant="outlined" sx={{ alignSelf: 'flex-start', flexShrink: 0 }}>
        {t('coupon.apply')}
      </Button>
    </Stack>
  );
};
