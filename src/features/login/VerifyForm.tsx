import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormik } from 'formik';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WhatsApp } from '../../components/icons';
import { EditOutlined } from '../../components/lazyIcons';
import type { ApiError } from '../../store/api/ApiError';
import { CodeInput } from './CodeInput';
import { makeOtpSchema } from './loginSchemas';
import { formatMobileNumber } from '../../lib/mobileNumber';
import { useCountdown } from './useCountdown';
import { useWebOtp } from './useWebOtp';

export interface ResendResult {
  resent: boolean;
  /** The seconds until a code can be sent again. */
  waitSeconds: number;
}

interface VerifyFormProps {
  mobileNumber: string;
  otpLength: number;
  resendAfterSeconds: number;
  /** Whether another code can also come by WhatsApp. */
  canUseWhatsApp?: boolean | undefined;
  /** Only a demo sends it. */
  demoCode: string | undefined;
  /** Resolves to the error status, undefined on success. */
  onVerify: (otp: string) => Promise<ApiError['status'] | undefined>;
  onResend: (byWhatsApp: boolean) => Promise<ResendResult>;
  onEditNumber: () => void;
}

export const VerifyForm = ({
  mobileNumber,
  otpLength,
  resendAfterSeconds,
  canUseWhatsApp = false,
  demoCode,
  onVerify,
  onResend,
  onEditNumber,
}: VerifyFormProps) => {
  const { t } = useTranslation('login');
  const input = useRef<HTMLInputElement>(null);
  const [isUsedUp, setIsUsedUp] = useState(false);
  const [resending, setResending] = useState<'SMS' | 'WHATSAPP' | null>(null);
  const [secondsLeft, restartCountdown] = useCountdown(resendAfterSeconds);

  const formik = useFormik({
    initialValues: { otp: '' },
    validationSchema: makeOtpSchema(otpLength),
    onSubmit: async ({ otp }, { resetForm }) => {
      const rejection = await onVerify(otp);
      // A wrong or used code is cleared (§4); after a network failure it may be right.
      if (rejection === 409 || rejection === 410) resetForm();
      setIsUsedUp(rejection === 410);
      if (rejection !== undefined) input.current?.focus();
    },
  });

  const enter = async (otp: string): Promise<void> => {
    if (formik.isSubmitting) return;
    await formik.setFieldValue('otp', otp);
    if (otp.length === otpLength) await formik.submitForm();
  };
  useWebOtp((code) => void enter(code));

  const resend = async (by: 'SMS' | 'WHATSAPP'): Promise<void> => {
    setResending(by);
    const { resent, waitSeconds } = await onResend(by === 'WHATSAPP');
    setResending(null);
    restartCountdown(waitSeconds);
    if (!resent) return;
    setIsUsedUp(false);
    formik.resetForm();
    input.current?.focus();
  };

  const error = formik.touched.otp ? formik.errors.otp : undefined;
  return (
    <Stack component="form" noValidate onSubmit={formik.handleSubmit} spacing={2}>
      <Box>
        <Typography sx={{ color: 'text.secondary' }}>{t('codeSentTo', { length: otpLength })}</Typography>
        <Stack direction="row" sx={{ alignItems: 'center' }}>
          <Typography
            variant="h3"
            component="p"
            sx={({ typography }) => ({ fontFamily: typography.fontFamily, fontVariantNumeric: 'tabular-nums' })}
          >
            {formatMobileNumber(mobileNumber)}
          </Typography>
          <IconButton onClick={onEditNumber} aria-label={t('editNumber')} color="primary">
            <EditOutlined />
          </IconButton>
        </Stack>
      </Box>
      {demoCode !== undefined && <Alert severity="info">{t('demoCode', { code: demoCode })}</Alert>}
      <CodeInput
        length={otpLength}
        value={formik.values.otp}
        onChange={(otp) => void enter(otp)}
        onBlur={() => void formik.setFieldTouched('otp')}
        error={
          error === undefined ? undefined : t(error as 'otpRequired' | 'otpLength' | 'otpDigits', { length: otpLength })
        }
        inputRef={input}
      />
      {isUsedUp && <Alert severity="warning">{t('codeUsedUp')}</Alert>}
      <Button type="submit" variant="contained" size="large" loading={formik.isSubmitting}>
        {t('verifyAction')}
      </Button>
      <Button
        disabled={secondsLeft > 0 || resending === 'WHATSAPP'}
        loading={resending === 'SMS'}
        onClick={() => void resend('SMS')}
      >
        {/* In an element of its own: a page translated by the browser has replaced the text node. */}
        <span key={secondsLeft}>{secondsLeft > 0 ? t('resendIn', { count: secondsLeft }) : t('resend')}</span>
      </Button>
      {canUseWhatsApp && secondsLeft === 0 && (
        <Button
          startIcon={<WhatsApp />}
          disabled={resending === 'SMS'}
          loading={resending === 'WHATSAPP'}
          onClick={() => void resend('WHATSAPP')}
        >
          {t('byWhatsApp')}
        </Button>
      )}
    </Stack>
  );
};
