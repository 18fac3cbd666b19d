import InputAdornment from '@mui/material/InputAdornment';
import type { Theme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { COUNTRY_CODE } from '../../../contract/constants';
import { FormField } from '../../components/FormField';
import { typeMobileNumber } from '../../lib/mobileNumber';
import type { LoginMessage } from './loginSchemas';

interface MobileNumberFieldProps {
  autoFocus?: boolean;
  hint?: string;
}

/** Large, to be checked before sending. */
const bigDigits = {
  typography: 'h3',
  fontFamily: (theme: Theme) => theme.typography.fontFamily,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.06em',
  lineHeight: 1.4,
} as const;

/** One word: the spacing of the digits would tear it. */
const prefix = { color: 'text.primary', letterSpacing: 'normal', fontVariantNumeric: 'normal' } as const;

export const MobileNumberField = ({ autoFocus = false, hint }: MobileNumberFieldProps) => {
  const { t } = useTranslation('login');
  return (
    <FormField
      name="mobileNumber"
      translate={(key) => t(key as LoginMessage)}
      label={t('mobileNumber')}
      type="tel"
      autoComplete="tel-national"
      autoFocus={autoFocus}
      {...(hint !== undefined && { hint })}
      clean={typeMobileNumber}
      slotProps={{
        input: {
          sx: bigDigits,
          startAdornment: (
            <InputAdornment position="start" disableTypography sx={prefix}>
              {COUNTRY_CODE}
            </InputAdornment>
          ),
        },
        htmlInput: { inputMode: 'numeric' },
      }}
    />
  );
};
