import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { CONFIRMING_DIGITS } from '../../../contract/constants';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { FocusFirstInvalid } from '../../components/FocusFirstInvalid';
import { FormField } from '../../components/FormField';
import { useToasts } from '../../hooks/useToasts';
import { useAppDispatch } from '../../store/hooks';
import { eraseAccount } from '../../store/session';

interface EraseAccountDialogProps {
  /** The customer's own; its last digits confirm the erasure. */
  mobileNumber: string;
  onClose: () => void;
}

const ERASED = ['person', 'number', 'addresses', 'logins', 'enquiries', 'orders'] as const;
const RETAINED = ['goods', 'payments', 'place'] as const;
/** Longer than usual: it is the only confirmation. In milliseconds. */
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

/** Explains what is erased and what the law retains, and requires a deliberate act. */
export const EraseAccountDialog = ({ mobileNumber, onClose }: EraseAccountDialogProps) => {
  const { t } = useTranslation('profile');
  const { enqueueSnackbar, closeSnackbar } = useToasts();
  const dispatch = useAppDispatch();
  const [problems, setProblems] = useState<string[]>([]);
  const rejection = useRef<HTMLDivElement>(null);
  // State comes too late for the second click of a double click.
  const isUnderWay = useRef(false);
  const schema = object({
    lastDigits: string()
      .required('digitsRequired')
      .oneOf([mobileNumber.slice(-CONFIRMING_DIGITS)], 'digitsWrong'),
  });

  // Below the fold on phones.
  useEffect(() => rejection.current?.focus(), [problems]);

  const erase = async (body: { lastDigits: string }): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setProblems([]);
    const result = await dispatch(eraseAccount(body));
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
    <Formik initialValues={{ lastDigits: '' }} validationSchema={schema} validateOnBlur={false} onSubmit={erase}>
      {({ isSubmitting, submitForm }) => (
        <ConfirmDialog
          open
          title={t('erase.title')}
          confirmLabel={t('erase.confirm')}
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
            <FormField
              name="lastDigits"
              label={t('erase.digits')}
              translate={(key) => t(`erase.${key as 'digitsRequired' | 'digitsWrong'}`)}
              hint={t('erase.digitsHint')}
              clean={(text) => text.replace(/\D/g, '').slice(0, CONFIRMING_DIGITS)}
              autoComplete="off"
              slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            />
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
