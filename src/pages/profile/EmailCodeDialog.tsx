import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { useTranslation } from 'react-i18next';
import type { CodeSent, Confirmation } from '../../../contract/auth';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { FocusFirstInvalid } from '../../components/FocusFirstInvalid';
import { CodeField, makeCodeSchema } from './CodeField';

interface EmailCodeDialogProps {
  emailId: string;
  sent: CodeSent;
  isSending: boolean;
  onSendAnother: () => void;
  /** Resolves to whether the code was right. */
  onConfirm: (confirmation: Confirmation) => Promise<boolean>;
  onClose: () => void;
}

/** Another e-mail needs a code, so a browser left logged in is not enough to change it. */
export const EmailCodeDialog = ({
  emailId,
  sent,
  isSending,
  onSendAnother,
  onConfirm,
  onClose,
}: EmailCodeDialogProps) => {
  const { t } = useTranslation('profile');
  return (
    <Formik
      initialValues={{ otp: '' }}
      validationSchema={makeCodeSchema(sent.otpLength)}
      validateOnBlur={false}
      onSubmit={async ({ otp }, { resetForm }) => {
        if (!(await onConfirm({ session_id: sent.session_id, otp }))) resetForm();
      }}
    >
      {({ isSubmitting, submitForm }) => (
        <ConfirmDialog
          open
          title={t('confirm.emailTitle')}
          confirmLabel={t('save')}
          busy={isSubmitting}
          onConfirm={() => void submitForm()}
          onCancel={onClose}
        >
          <Stack component={Form} noValidate spacing={2}>
            <FocusFirstInvalid />
            <Typography sx={{ overflowWrap: 'anywhere' }}>{t('confirm.emailText', { emailId })}</Typography>
            <CodeField sent={sent} isSending={isSending} onSendAnother={onSendAnother} />
          </Stack>
        </ConfirmDialog>
      )}
    </Formik>
  );
};
