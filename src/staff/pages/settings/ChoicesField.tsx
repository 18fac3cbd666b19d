import FormHelperText from '@mui/material/FormHelperText';
import { useField } from 'formik';
import { styled } from '../../../components/styled';
import { LANGUAGE_NAMES } from '../../../lib/language';
import { useSettingsTexts } from '../../hooks/useSettingsTexts';

const Root = styled('fieldset')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '& legend': { ...theme.typography.body2, padding: theme.spacing(0, 0, 1), color: theme.vars.palette.text.secondary },
  '& label': { ...theme.mixins.pill, position: 'relative', '&:has(:focus-visible)': theme.focusVisible },
  '& input': theme.mixins.coveringInput,
}));

interface ChoicesFieldProps {
  name: string;
  label: string;
  options: readonly string[];
}

/** One or more of a few short options, in their order. */
export const ChoicesField = ({ name, label, options }: ChoicesFieldProps) => {
  const { option } = useSettingsTexts();
  const [{ value }, { error }, { setValue }] = useField<string[]>(name);
  const toggle = (wanted: string) =>
    void setValue(options.filter((each) => (each === wanted ? !value.includes(each) : value.includes(each))));
  return (
    <Root>
      <legend>{label}</legend>
      {options.map((each) => (
        <label key={each} {...(each in LANGUAGE_NAMES && { lang: each })}>
          <input
            type="checkbox"
            name={name}
            checked={value.includes(each)}
            aria-invalid={error !== undefined || undefined}
            onChange={() => toggle(each)}
          />
          {option(each)}
        </label>
      ))}
      {error !== undefined && (
        <FormHelperText error sx={{ width: '100%', mx: 0 }}>
          {error}
        </FormHelperText>
      )}
    </Root>
  );
};
