import InputAdornment from '@mui/material/InputAdornment';
import type { Theme } from '@mui/material/styles';
import { useField } from 'formik';
import { useTranslation } from 'react-i18next';
import { COUNTRY_CODE, MOBILE_NUMBER_LENGTH } from '../../../contract/constants';
import { FormField } from '../../components/FormField';
import { groupMobileNumber, typeMobileNumber } from '../../lib/mobileNumber';
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
  // Browsers without :has() show the ungrouped digits.
  '& .groups': { display: 'none' },
  '@supports selector(:has(*))': {
    '&:not(.Mui-focused) .groups': { display: 'inline' },
    '&:not(.Mui-focused):has(.groups) input': { opacity: 0 },
  },
} as const;

/** One word: the spacing of the digits would tear it. */
const prefix = {
  position: 'relative',
  color: 'text.primary',
  letterSpacing: 'normal',
  '& > .groups': { position: 'absolute', insetInlineStart: 'calc(100% + 8px)', whiteSpace: 'nowrap' },
} as const;

/** The number is typed in one piece, and at rest shown in groups: "+91 98765 43210". */
export const MobileNumberField = ({ autoFocus = false, hint }: MobileNumberFieldProps) => {
  const { t } = useTranslation('login');
  const [{ value }] = useField<string>('mobileNumber');
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
              {value.length === MOBILE_NUMBER_LENGTH && (
                <span aria-hidden className="groups">
                  {groupMobileNumber(value)}
                </span>
              )}
            </InputAdornment>
          ),
        },
        htmlInput: { inputMode: 'numeric' },
      }}
    />
  );
};
