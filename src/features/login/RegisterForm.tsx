import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { useTranslation } from 'react-i18next';
import type { RegisterBody } from '../../../contract/auth';
import { ROUTES } from '../../../contract/routes';
import { FocusFirstInvalid } from '../../components/FocusFirstInvalid';
import { FormField } from '../../components/FormField';
import { OpenInNewOutlined } from '../../components/lazyIcons';
import { StickyFoot } from '../../components/StickyFoot';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { registerSchema, type LoginMessage } from './loginSchemas';
import { MobileNumberField } from './MobileNumberField';
import { SwitchLine } from './SwitchLine';

interface RegisterFormProps {
  initialValues: RegisterBody;
  /** The login found no account. */
  isNewNumber?: boolean;
  /** Called for each attempt, also with errors. */
  onAttempt: () => void;
  /** Returns field errors of the server. */
  onSubmit: (body: RegisterBody) => Promise<Record<string, string> | undefined>;
  onLogin: () => void;
}

/** An error of one line takes the room below its field, so that nothing moves when it appears. */
const roomForErrors = {
  '& .MuiTextField-root': { paddingBlockEnd: '1.75rem' },
  '& .MuiFormHelperText-root': { marginBlock: '0 -1.25rem', lineHeight: '1.25rem' },
} as const;

export const RegisterForm = ({
  initialValues,
  isNewNumber = false,
  onAttempt,
  onSubmit,
  onLogin,
}: RegisterFormProps) => {
  const { t } = useTranslation('login');
  const translate = (key: string) => t(key as LoginMessage);
  return (
    <Formik
      initialValues={initialValues}
      validationSchema={registerSchema}
      onSubmit={async (values, { setStatus }) => {
        setStatus(await onSubmit(registerSchema.cast(values)));
      }}
    >
      {({ isSubmitting }) => (
        <Stack component={Form} noValidate useFlexGap spacing={1} sx={roomForErrors}>
          <FocusFirstInvalid />
          <Typography sx={{ color: 'text.secondary', paddingBottom: 1 }}>
            {t(isNewNumber ? 'welcomeNew' : 'registerIntro')}
          </Typography>
          <MobileNumberField autoFocus={initialValues.mobileNumber === ''} />
          <FormField
            name="name"
            label={t('name')}
            translate={translate}
            autoComplete="name"
            autoFocus={initialValues.mobileNumber !== ''}
            slotProps={{ htmlInput: { maxLength: 80 } }}
          />
          <FormField name="emailId" label={t('emailId')} translate={translate} type="email" autoComplete="email" />
          {/* The notice that the DPDP Act 2023 requires before consent. */}
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {t('registerNotice')}{' '}
            <Link
              href={ROUTES['privacy-policy'].path}
              target="_blank"
              rel="noopener"
              underline="always"
              sx={{ '& svg': { marginInlineStart: 0.5 } }}
            >
              {t('privacyPolicy')}
              <OpenInNewOutlined fontSize="inherit" /> <VisuallyHidden>{t('newTab')}</VisuallyHidden>
            </Link>
          </Typography>
          <StickyFoot>
            <Button type="submit" variant="contained" size="large" loading={isSubmitting} onClick={onAttempt}>
              {t('registerAction')}
            </Button>
          </StickyFoot>
          <SwitchLine question={t('haveAccount')} action={t('loginLink')} onSwitch={onLogin} />
        </Stack>
      )}
    </Formik>
  );
};
