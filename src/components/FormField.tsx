import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useField, useFormikContext } from 'formik';

interface FormFieldProps extends Pick<
  TextFieldProps,
  'label' | 'type' | 'autoComplete' | 'autoFocus' | 'slotProps' | 'multiline' | 'minRows' | 'required' | 'placeholder'
> {
  /** The value's name in the form and in the server's refusals. */
  name: string;
  /** Puts what was typed or pasted in order. */
  clean?: (text: string) => string;
  /** The words for a message of the form's schema, whose messages are keys. */
  words: (messageKey: string) => string;
  /** What stands under the field while there is nothing to complain of. */
  hint?: string;
}

/** What the server said of single fields, by their names; a form keeps it as its status. */
type Refusals = Record<string, string | undefined> | undefined;

/**
 * A text field of a Formik form with its message: ours once it was visited, or what the server said of it. Outside of a
 * form, Material UI's own TextField will do.
 */
export const FormField = ({ name, clean = (text) => text, words, hint = ' ', ...props }: FormFieldProps) => {
  const [{ value, onBlur }, { error, touched }, { setValue }] = useField<string>(name);
  const form = useFormikContext();
  const refusals = form.status as Refusals;
  const message = touched && error !== undefined ? words(error) : refusals?.[name];

  const change = (text: string): void => {
    // The server spoke of the text before.
    if (refusals?.[name] !== undefined) form.setStatus({ ...refusals, [name]: undefined });
    void setValue(clean(text));
  };

  return (
    <TextField
      {...props}
      // What may be left out says so below its field; so the others need no star.
      slotProps={{ ...props.slotProps, inputLabel: { required: false } }}
      name={name}
      value={value}
      onBlur={onBlur}
      onChange={(event) => change(event.target.value)}
      error={message !== undefined}
      helperText={message ?? hint}
    />
  );
};
