import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useField, useFormikContext } from 'formik';
import { useContext } from 'react';
import { FieldHintContext } from './FieldHintContext';
import { FieldProblem } from './FieldProblem';

interface FormFieldProps extends Pick<
  TextFieldProps,
  'label' | 'type' | 'autoComplete' | 'autoFocus' | 'slotProps' | 'multiline' | 'minRows' | 'required' | 'placeholder'
> {
  /** Field name, also in the server's errors. */
  name: string;
  /** Normalises typed or pasted text. */
  clean?: (text: string, previous: string) => string;
  /** Translates a message key of the schema. */
  translate: (messageKey: string) => string;
  /** It is below the field; an error takes its place. */
  hint?: string;
}

/** The server's errors by field, stored as Formik's status. */
type FieldErrors = Record<string, string | undefined> | undefined;

/** A Formik text field with its error: the schema's once touched, or the server's. Outside forms use TextField. */
export const FormField = ({ name, clean = (text) => text, translate, hint, ...props }: FormFieldProps) => {
  const [{ value, onBlur }, { error, touched }, { setValue }] = useField<string>(name);
  const form = useFormikContext();
  const hintOf = useContext(FieldHintContext);
  const fieldErrors = form.status as FieldErrors;
  const message = touched && error !== undefined ? translate(error) : fieldErrors?.[name];

  const change = (text: string): void => {
    // The server's error refers to the previous text.
    if (fieldErrors?.[name] !== undefined) form.setStatus({ ...fieldErrors, [name]: undefined });
    void setValue(clean(text, value));
  };

  return (
    <TextField
      {...props}
      // Hints say in words what is required or may be left empty, so no label has a star.
      slotProps={{ ...props.slotProps, inputLabel: { required: false } }}
      name={name}
      value={value}
      onBlur={onBlur}
      onChange={(event) => change(event.target.value)}
      error={message !== undefined}
      helperText={
        message === undefined ? (
          hintOf({ name, hint, isRequired: props.required === true })
        ) : (
          <FieldProblem text={message} />
        )
      }
      // A hint or an error is nearer to its field than to the next one's label.
      // Focused by a failed submit, a field comes into view with its label.
      sx={{ paddingBlockEnd: 1.5, '& .MuiInputBase-input': { scrollMarginBlockStart: 56 } }}
    />
  );
};
