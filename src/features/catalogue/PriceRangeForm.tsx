import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useFormik } from 'formik';
import { useTranslation } from 'react-i18next';
import { number, object } from 'yup';
import { FieldProblem } from '../../components/FieldProblem';
import { toAsciiDigits } from '../../../contract/digits';
import { MAX_RUPEES, type PriceRange } from './productChoice';
import { useListPrices } from './useListPrices';

interface PriceRangeFormProps extends PriceRange {
  /** Shows the list's prices in empty fields. */
  withHints: boolean;
  onApply: (range: PriceRange) => void;
}

const BOUNDS = ['minRupees', 'maxRupees'] as const;

const rupees = (message: string) =>
  number()
    .transform((value: number, typed: unknown) => (typed === '' ? undefined : value))
    .typeError(message)
    .integer(message)
    .min(0, message)
    .max(MAX_RUPEES, message);

/** Whole rupees; an empty field is unbounded. */
export const PriceRangeForm = ({ minRupees, maxRupees, withHints, onApply }: PriceRangeFormProps) => {
  const { t } = useTranslation('catalogue');
  const listPrices = useListPrices(withHints);
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
      sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}
    >
      {BOUNDS.map((name) => (
        <TextField
          key={name}
          {...form.getFieldProps(name)}
          onChange={({ target }) => void form.setFieldValue(name, toAsciiDigits(target.value))}
          label={t(name === 'minRupees' ? 'filters.priceFrom' : 'filters.priceTo')}
          error={form.errors[name] !== undefined}
          helperText={form.errors[name] !== undefined && <FieldProblem text={form.errors[name]} />}
          placeholder={listPrices[name]?.toString()}
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off', maxLength: 7 } }}
        />
      ))}
      <Box sx={{ gridColumn: '1 / -1', display: 'flex', gap: 1.5 }}>
        {(minRupees ?? maxRupees) !== undefined && (
          <Button fullWidth onClick={() => onApply({ minRupees: undefined, maxRupees: undefined })}>
            {t('filters.clearPrice')}
          </Button>
        )}
        <Button type="submit" variant="contained" fullWidth>
          {t('filters.apply')}
        </Button>
      </Box>
    </Box>
  );
};
