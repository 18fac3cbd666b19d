import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useFormik } from 'formik';
import { useTranslation } from 'react-i18next';
import { number, object } from 'yup';
import { MAX_RUPEES } from './productChoice';

interface PriceRangeFormProps {
  minRupees: number | undefined;
  maxRupees: number | undefined;
  onApply: (range: { minRupees: number | undefined; maxRupees: number | undefined }) => void;
}

const BOUNDS = ['minRupees', 'maxRupees'] as const;

const rupees = (message: string) =>
  number()
    .transform((value: number, typed: unknown) => (typed === '' ? undefined : value))
    .typeError(message)
    .integer(message)
    .min(0, message)
    .max(MAX_RUPEES, message);

/** The bounds of a price in whole rupees; an empty field is no bound. */
export const PriceRangeForm = ({ minRupees, maxRupees, onApply }: PriceRangeFormProps) => {
  const { t } = useTranslation('catalogue');
  const schema = object({
    minRupees: rupees(t('filters.wholeRupees')),
    maxRupees: rupees(t('filters.wholeRupees')).when('minRupees', ([min]: (number | undefined)[], field) =>
      min === undefined || Number.isNaN(min) ? field : field.min(min, t('filters.rangeOrder')),
    ),
  });
  const form = useFormik({
    initialValues: { minRupees: minRupees?.toString() ?? '', maxRupees: maxRupees?.toString() ?? '' },
    validationSchema: schema,
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: (typed) => {
      const range = schema.cast(typed);
      onApply({ minRupees: range.minRupees, maxRupees: range.maxRupees });
    },
  });

  return (
    <Box
      component="form"
      noValidate
      aria-label={t('filters.price')}
      onSubmit={form.handleSubmit}
      sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, width: { mobile: '100%', tablet: 'auto' } }}
    >
      {BOUNDS.map((name) => (
        <TextField
          key={name}
          size="small"
          {...form.getFieldProps(name)}
          label={t(name === 'minRupees' ? 'filters.priceFrom' : 'filters.priceTo')}
          error={form.errors[name] !== undefined}
          helperText={form.errors[name]}
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off', maxLength: 7 } }}
          sx={{ width: { tablet: 104 }, '& .MuiInputBase-root': { minHeight: 44 } }}
        />
      ))}
      <Button type="submit" variant="outlined" sx={{ flexShrink: 0 }}>
        {t('filters.apply')}
      </Button>
    </Box>
  );
};
