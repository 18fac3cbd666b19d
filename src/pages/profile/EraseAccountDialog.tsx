import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { FocusFirstInvalid } from '../../components/FocusFirstInvalid';
import { useToasts } from '../../hooks/useToasts';
import { useAppDispatch } from '../../store/hooks';
import { eraseAccount } from '../../store/session';
import { CodeField, makeCodeSchema } from './CodeField';
import { useConfirmationCode } from './useConfirmationCode';

interface EraseAccountDialogProps {
  onClose: () => void;
}

const ERASED = ['person', 'number', 'addresses', 'logins', 'enquiries', 'orders'] as const;
const RETAINED = ['goods', 'payments', 'place', 'invoices'] as const;
/** Longer than usual: it is the only confirmation. It is in milliseconds. */
const FAREWELL_MS = 10_000;

const Parts = ({ title, parts }: { title: string; parts: string[] }) => (
  <Box>
    <Typography variant="subtitle2" component="h3">
      {title}
    </Typography>
    <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5, typography: 'body2' }}>
      {parts.map((part) => (
        <li key={part}>{part}</li>
      ))}
    </Box>
  </Box>
);

/** Explains what is erased and what the law retains, and asks for a fresh code. */
export const EraseAccountDialog = ({ onClose }: EraseAccountDialogProps) => {
  const { t } = useTranslation('profile');
  const { enqueueSnackbar, closeSnackbar } = useToasts();
  const dispatch = useAppDispatch();
  const [problems, setProblems] = useState<string[]>([]);
  const rejection = useRef<HTMLDivElement>(null);
  // State comes too late for the second click of a double click.
  const isUnderWay = useRef(false);
  const { sent, isSending, send } = useConfirmationCode('ERASE');

  // Below the fold on phones.
  useEffect(() => rejection.current?.focus(), [problems]);

  const erase = async (otp: string): Promise<void> => {
    if (!sent || isUnderWay.current) return;
    isUnderWay.current = true;
    setProblems([]);
    const result = await dispatch(eraseAccount({ session_id: sent.session_id, otp }));
    if (eraseAccount.fulfilled.match(result)) {
      // Other offers, such as restoring an address, require a customer.
      closeSnackbar();
      enqueueSnackbar(t('erase.farewell'), { variant: 'success', autoHideDuration: FAREWELL_MS });
    } else {
      isUnderWay.current = false;
      setProblems(result.payload?.messages ?? []);
    }
  };

  return (
    <Formik
      initialValues={{ otp: '' }}
      validationSchema={sent && makeCodeSchema(sent.otpLength)}
      validateOnBlur={false}
      onSubmit={async ({ otp }) => {
        if (sent) await erase(otp);
        else await send();
      }}
    >
      {({ isSubmitting, submitForm }) => (
        <ConfirmDialog
          open
          title={t('erase.title')}
          confirmLabel={sent ? t('erase.confirm') : t('confirm.send')}
          cancelLabel={t('erase.keep')}
          destructive
          busy={isSubmitting}
          onConfirm={() => void submitForm()}
          onCancel={onClose}
        >
          <Stack component={Form} noValidate spacing={2}>
            <FocusFirstInvalid />
            <Typography>{t('erase.warning')}</Typography>
            <Parts title={t('erase.erased')} parts={ERASED.map((part) => t(`erase.erasedParts.${part}`))} />
            <Parts title={t('erase.kept')} parts={RETAINED.map((part) => t(`erase.keptParts.${part}`))} />
            <Typography variant="body2">{t('erase.keptText')}</Typography>
            {sent ? (
              <CodeField sent={sent} isSending={isSending} onSendAnother={() => void send()} />
            ) : (
              <Typography variant="body2">{t('erase.code')}</Typography>
            )}
            {problems.length > 0 && (
              <Alert ref={rejection} tabIndex={-1} severity="error">
                {problems.join(' ')}
              </Alert>
            )}
          </Stack>
        </ConfirmDialog>
      )}
    </Formik>
  );
};
