import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import type { CodeSent } from '../../../contract/auth';
import { toAsciiDigits } from '../../../contract/digits';
import { FormField } from '../../components/FormField';
import { formatMobileNumber } from '../../lib/mobileNumber';

type MessageKey = 'otpRequired' | 'otpLength';

/** @param length number of digits, a server setting (4 by default, specification §9) */
export const makeCodeSchema = (length: number) =>
  object({ otp: string().required('otpRequired').length(length, 'otpLength') });

interface CodeFieldProps {
  sent: CodeSent;
  isSending: boolean;
  onSendAnother: () => void;
}

/** The field `otp` of a form: the code that confirms a change. */
export const CodeField = ({ sent, isSending, onSendAnother }: CodeFieldProps) => {
  const { t } = useTranslation(['login', 'profile']);
  const { mobileNumber, otpLength, demoCode } = sent;
  return (
    <Stack spacing={1} useFlexGap>
      <Typography>
        {t('codeSentTo', { length: otpLength })} {formatMobileNumber(mobileNumber)}
      </Typography>
      {demoCode !== undefined && <Alert severity="info">{t('demoCode', { code: demoCode })}</Alert>}
      <FormField
        name="otp"
        label={t('code')}
        translate={(key) => t(key as MessageKey, { length: otpLength })}
        clean={(text) => toAsciiDigits(text).replace(/\D/g, '').slice(0, otpLength)}
        autoComplete="one-time-code"
        autoFocus
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <Button loading={isSending} onClick={onSendAnother} sx={{ alignSelf: 'start', ml: -2.5, mt: -1 }}>
        {t('profile:confirm.another')}
      </Button>
    </Stack>
  );
};
