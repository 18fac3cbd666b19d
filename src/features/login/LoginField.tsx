import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useField, useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';

type Keys = 'mobileRequired' | 'mobileLength' | 'nameRequired' | 'emailRequired' | 'emailInvalid';

interface LoginFieldProps extends Pick<TextFieldProps, 'label' | 'type' | 'autoComplete' | 'autoFocus' | 'slotProps'> {
  name: string;
  /** Puts what was typed or pasted in order. */
  clean?: (text: string) => string;
}

/** A text field of the login forms with its message: ours once it was visited, or what the server said of it. */
export const LoginField = ({ name, clean = (text) => text, ...props }: LoginFieldProps) => {
  const { t } = useTranslation('login');
  const [{ value, onBlur }, { error, touched }, { setValue }] = useField<string>(name);
  const { status } = useFormikContext();
  const refusal = (status as Record<string, string> | undefined)?.[name];
  const message = touched && error !== undefined ? t(error as Keys) : refusal;

  return (
    <TextField
      {...props}
      name={name}
      value={value}
      onBlur={onBlur}
      onChange={(event) => void setValue(clean(event.target.value))}
      error={message !== undefined}
      helperText={message ?? ' '}
    />
  );
};
