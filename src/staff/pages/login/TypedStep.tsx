import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { TextFieldProps } from '@mui/material/TextField';
import { Form, Formik } from 'formik';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { FormField } from '../../../components/FormField';
import { FocusFirstInvalid } from '../../../components/FocusFirstInvalid';
import type { ApiError } from '../../../store/api/ApiError';

interface TypedStepProps {
  label: string;
  /** It says where the text comes from. */
  hint?: string;
  action: string;
  /** What to type in a demo of this machine alone. */
  demoHint?: string | undefined;
  slotProps?: TextFieldProps['slotProps'];
  /** Resolves to the rejection; undefined on success. */
  onSubmit: (typed: string) => Promise<ApiError | undefined>;
}

/** Large letters make the text easy to check before it is sent. */
const bigText = { typography: 'h4', fontVariantNumeric: 'tabular-nums', letterSpacing: '0.04em' } as const;

const schema = object({ typed: string().trim().required('typedRequired') });

/** One text to type: a code, a recovery code or a one-time secret. */
export const TypedStep = ({ label, hint, action, demoHint, slotProps, onSubmit }: TypedStepProps) => {
  const { t } = useTranslation('staffLogin');
  return (
    <Formik
      initialValues={{ typed: '' }}
      validationSchema={schema}
      onSubmit={async ({ typed }, { setStatus, setFieldValue }) => {
        const rejection = await onSubmit(typed.trim());
        if (rejection?.status !== 409) return;
        // A wrong one is never right at the second try.
        await setFieldValue('typed', '', false);
        setStatus({ typed: rejection.messages[0] });
      }}
    >
      {({ isSubmitting }) => (
        <Stack component={Form} noValidate spacing={2}>
          {demoHint !== undefined && (
            <Alert severity="info">
              {t('demoHint')} <strong>{demoHint}</strong>
            </Alert>
          )}
          <FormField
            name="typed"
            label={label}
            {...(hint !== undefined && { hint })}
            autoFocus
            autoComplete="off"
            translate={() => t('typedRequired')}
            slotProps={{
              ...slotProps,
              input: { sx: bigText },
            }}
          />
          <FocusFirstInvalid />
          <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
            {action}
          </Button>
        </Stack>
      )}
    </Formik>
  );
};
