import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useFormik } from 'formik';
import { useTranslation } from 'react-i18next';
import * as yup from 'yup';
import { LocalOfferOutlined } from '../../components/lazyIcons';
import type { Bill } from '../../../contract/orders';
import { formatPaise } from '../../lib/money';

const MAX_LENGTH = 30;

interface CouponFieldProps {
  /** The code in the bill's request; '' for none. */
  code: string;
  bill: Pick<Bill, 'coupon' | 'discountPaise'> | undefined;
  onApply: (code: string) => void;
  onRemove: () => void;
}

/** Dashed like a cut-out coupon. */
const cutOut = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  padding: 1,
  paddingInlineStart: 2,
  border: '1.5px dashed',
  borderColor: 'primary.main',
  borderRadius: 1,
  bgcolor: 'surface.tint',
  color: 'primary.dark',
} as const;

/** Applies a coupon code and shows its effect, or why it has none. */
export const CouponField = ({ code, bill, onApply, onRemove }: CouponFieldProps) => {
  const { t } = useTranslation('checkout');
  const response = bill?.coupon?.code.toUpperCase() === code.toUpperCase() ? bill.coupon : null;
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

  if (code !== '' && bill && response?.applied) {
    return (
      <Box role="status" sx={cutOut}>
        <LocalOfferOutlined fontSize="small" />
        <Typography variant="subtitle2" sx={{ flex: '1 1 0', minWidth: 120, overflowWrap: 'anywhere' }}>
          {t('coupon.applied', { code: response.code, discount: formatPaise(bill.discountPaise) })}
        </Typography>
        <Button color="inherit" onClick={onRemove}>
          {t('coupon.remove')}
        </Button>
      </Box>
    );
  }

  const problem = form.errors.couponCode ?? (form.dirty ? undefined : (response?.problemText ?? undefined));
  return (
    <form noValidate onSubmit={form.handleSubmit}>
      <TextField
        name="couponCode"
        label={t('coupon.label')}
        value={form.values.couponCode}
        onChange={form.handleChange}
        error={problem !== undefined}
        helperText={problem}
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
