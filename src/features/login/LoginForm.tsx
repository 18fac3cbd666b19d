import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { useTranslation } from 'react-i18next';
import type { LoginBody } from '../../../contract/auth';
import { FocusFirstInvalid } from '../../components/FocusFirstInvalid';
import { loginSchema } from './loginSchemas';
import { MobileNumberField } from './MobileNumberField';
import { SwitchLine } from './SwitchLine';

interface LoginFormProps {
  mobileNumber: string;
  /** It is undefined until the settings are loaded. */
  product: string | undefined;
  onSubmit: (body: LoginBody) => Promise<void>;
  /** Receives the number typed so far. */
  onRegister: (mobileNumber: string) => void;
}

export const LoginForm = ({ mobileNumber, product, onSubmit, onRegister }: LoginFormProps) => {
  const { t } = useTranslation('login');
  return (
    <Formik initialValues={{ mobileNumber }} validationSchema={loginSchema} onSubmit={onSubmit}>
      {({ isSubmitting, values }) => (
        <Stack component={Form} noValidate useFlexGap spacing={2}>
          <FocusFirstInvalid />
          <Typography sx={{ color: 'text.secondary' }}>{t('loginIntro')}</Typography>
          <MobileNumberField autoFocus hint={t('numberUse')} />
          <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
            {t('loginAction')}
          </Button>
          <SwitchLine
            question={product === undefined ? t('newHereUnnamed') : t('newHere', { product })}
            action={t('registerLink')}
            onSwitch={() => onRegister(values.mobileNumber)}
          />
        </Stack>
      )}
    </Formik>
  );
};
