import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { useTranslation } from 'react-i18next';
import { loginSchema } from '../../../features/login/loginSchemas';
import { MobileNumberField } from '../../../features/login/MobileNumberField';

interface NumberStepProps {
  mobileNumber: string;
  onSubmit: (mobileNumber: string) => Promise<void>;
}

/** The mobile number, to which a code is sent. */
export const NumberStep = ({ mobileNumber, onSubmit }: NumberStepProps) => {
  const { t } = useTranslation('staffLogin');
  return (
    <Formik
      initialValues={{ mobileNumber }}
      validationSchema={loginSchema}
      onSubmit={(values) => onSubmit(values.mobileNumber)}
    >
      {({ isSubmitting }) => (
        <Stack component={Form} noValidate spacing={2}>
          <Typography color="textSecondary">{t('numberIntro')}</Typography>
          <MobileNumberField autoFocus />
          <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
            {t('sendCode')}
          </Button>
        </Stack>
      )}
    </Formik>
  );
};
