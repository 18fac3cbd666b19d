import InputAdornment from '@mui/material/InputAdornment';
import { useTranslation } from 'react-i18next';
import { COUNTRY_CODE } from '../../../contract/constants';
import { FormField } from '../../components/FormField';
import { cleanMobileNumber } from '../../lib/mobileNumber';
import type { LoginMessage } from './loginSchemas';

interface MobileNumberFieldProps {
  autoFocus?: boolean;
  /** How many characters the field takes at most. */
  maxLength?: number;
}

export const MobileNumberField = ({ autoFocus = false, maxLength }: MobileNumberFieldProps) => {
  const { t } = useTranslation('login');
  return (
    <FormField
      name="mobileNumber"
      words={(key) => t(key as LoginMessage)}
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
