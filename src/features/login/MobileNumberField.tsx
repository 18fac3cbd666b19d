import InputAdornment from '@mui/material/InputAdornment';
import { useTranslation } from 'react-i18next';
import { COUNTRY_CODE } from '../../../contract/constants';
import { LoginField } from './LoginField';
import { cleanMobileNumber } from './mobileNumber';

interface MobileNumberFieldProps {
  autoFocus?: boolean;
  /** How many characters the field takes at most. */
  maxLength?: number;
}

export const MobileNumberField = ({ autoFocus = false, maxLength }: MobileNumberFieldProps) => {
  const { t } = useTranslation('login');
  return (
    <LoginField
      name="mobileNumber"
      label={t('mobileNumber')}
      type="tel"
      autoComplete="tel-national"
      autoFocus={autoFocus}
      // Cut after cleaning, not by the input: a pasted "+91 98765 43210" is a whole number.
      clean={(text) => cleanMobileNumber(text).slice(0, maxLength)}
      slotProps={{
        input: { startAdornment: <InputAdornment position="start">{COUNTRY_CODE}</InputAdornment> },
        htmlInput: { inputMode: 'numeric' },
      }}
    />
  );
};
