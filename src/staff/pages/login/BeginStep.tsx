import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../contract/constants';
import type { FirstAdminBody } from '../../../../contract/staffLogin';
import { FocusFirstInvalid } from '../../../components/FocusFirstInvalid';
import { FormField } from '../../../components/FormField';
import { loginSchema, personSchema } from '../../../features/login/loginSchemas';
import { MobileNumberField } from '../../../features/login/MobileNumberField';
import type { ApiError } from '../../../store/api/ApiError';

type Person = Omit<FirstAdminBody, 'token'>;

interface BeginStepProps {
  initialValues: Pick<Person, 'name' | 'mobileNumber'>;
  /** Resolves to the rejection; undefined on success. */
  onSubmit: (person: Person) => Promise<ApiError | undefined>;
}

const schema = loginSchema.concat(personSchema);

/** The first Super Admin says who they are; the link stands in for a code by SMS. */
export const BeginStep = ({ initialValues, onSubmit }: BeginStepProps) => {
  const { t, i18n } = useTranslation('staffLogin');
  return (
    <Formik
      initialValues={initialValues}
      validationSchema={schema}
      onSubmit={async (values, { setStatus }) => {
        const rejection = await onSubmit({ ...values, language: i18n.language as Language });
        setStatus(rejection?.fields);
      }}
    >
      {({ isSubmitting }) => (
        <Stack component={Form} noValidate spacing={2}>
          <Typography color="textSecondary">{t('beginIntro')}</Typography>
          <FormField
            name="name"
            label={t('name')}
            autoComplete="name"
            autoFocus
            translate={() => t('nameRequired')}
            slotProps={{ htmlInput: { maxLength: 80 } }}
          />
          <MobileNumberField hint={t('beginNumberHint')} />
          <FocusFirstInvalid />
          <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
            {t('next')}
          </Button>
        </Stack>
      )}
    </Formik>
  );
};
