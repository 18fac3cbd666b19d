import TextField from '@mui/material/TextField';
import { useField, useFormikContext } from 'formik';
import { useCatalogueErrors } from './useCatalogueErrors';

interface SelectFieldProps {
  name: string;
  label: string;
  /** What is shown while nothing is chosen. */
  prompt?: string;
  options: readonly { value: string; label: string }[];
}

/** A native select within a product's form. */
export const SelectField = ({ name, label, prompt, options }: SelectFieldProps) => {
  const translate = useCatalogueErrors();
  const [{ value, onBlur }, { error, touched }, { setValue }] = useField<string>(name);
  const form = useFormikContext();
  const message =
    touched && error !== undefined ? translate(error) : (form.status as Record<string, string> | undefined)?.[name];
  return (
    <TextField
      select
      name={name}
      label={label}
      value={value}
      onBlur={onBlur}
      onChange={(event) => void setValue(event.target.value)}
      error={message !== undefined}
      helperText={message ?? ' '}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {prompt !== undefined && <option value="">{prompt}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </TextField>
  );
};
