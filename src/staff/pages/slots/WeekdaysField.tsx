import FormHelperText from '@mui/material/FormHelperText';
import { useField } from 'formik';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../contract/constants';
import { styled } from '../../../components/styled';
import { WEEKDAYS, weekdayInWords } from './slotDays';

const Root = styled('fieldset')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '& legend': { ...theme.typography.body2, padding: theme.spacing(0, 0, 1), color: theme.vars.palette.text.secondary },
  '& label': {
    ...theme.mixins.pill,
    position: 'relative',
    paddingInline: 12,
    '&:has(:focus-visible)': theme.focusVisible,
  },
  '& input': theme.mixins.coveringInput,
}));

/** The field `weekdays` of a form: one or more. */
export const WeekdaysField = () => {
  const { t, i18n } = useTranslation('staffSlots');
  const [{ value }, { error, touched }, { setValue }] = useField<number[]>('weekdays');
  const isInvalid = touched && error !== undefined;
  const toggle = (weekday: number) =>
    void setValue(value.includes(weekday) ? value.filter((day) => day !== weekday) : [...value, weekday]);
  return (
    <Root>
      <legend>{t('window.weekdays')}</legend>
      {WEEKDAYS.map((weekday) => (
        <label key={weekday}>
          <input
            type="checkbox"
            checked={value.includes(weekday)}
            aria-invalid={isInvalid || undefined}
            onChange={() => toggle(weekday)}
          />
          {weekdayInWords(weekday, i18n.language as Language)}
        </label>
      ))}
      <FormHelperText error={isInvalid} sx={{ width: '100%', mx: 0 }}>
        {isInvalid ? t('window.weekdaysRequired') : ' '}
      </FormHelperText>
    </Root>
  );
};
