import TextField from '@mui/material/TextField';
import { useField, useFormikContext } from 'formik';
import { useContext } from 'react';
import { FieldHintContext } from '../../../components/FieldHintContext';
import { useCatalogueErrors } from './useCatalogueErrors';

interface SelectFieldProps {
  name: string;
  label: string;
  /** Shown while there is no error. */
  hint?: string;
  /** It is shown while nothing is chosen. */
  prompt?: string;
  options: readonly { value: string; label: string }[];
  onChoose?: (value: string) => void;
}

/** A native select within a product's form. */
export const SelectField = ({ name, label, hint = ' ', prompt, options, onChoose }: SelectFieldProps) => {
  const translate = useCatalogueErrors();
  const [{ value, onBlur }, { error, touched }, { setValue }] = useField<string>(name);
  const form = useFormikContext();
  const hintOf = useContext(FieldHintContext);
  const message =
    touched && error !== undefined ? translate(error) : (form.status as Record<string, string> | undefined)?.[name];
  return (
    <TextField
      select
      name={name}
      label={label}
      value={value}
      onBlur={onBlur}
      onChange={({ target }) => {
        void setValue(target.value);
        onChoose?.(target.value);
      }}
      error={message !== undefined}
      helperText={message ?? hintOf({ name, hint, isRequired: false })}
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
