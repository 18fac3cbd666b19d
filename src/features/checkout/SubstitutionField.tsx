import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { SUBSTITUTION_PREFERENCES, type SubstitutionPreference } from '../../../contract/orderConstants';

interface SubstitutionFieldProps {
  value: SubstitutionPreference;
  onChange: (preference: SubstitutionPreference) => void;
}

/** Asks what the shop does if something turns out to be missing while it packs. */
export const SubstitutionField = ({ value, onChange }: SubstitutionFieldProps) => {
  const { t } = useTranslation('checkout');
  return (
    <TextField
      select
      fullWidth
      label={t('ifMissing.label')}
      value={value}
      onChange={({ target }) => onChange(target.value as SubstitutionPreference)}
      slotProps={{ select: { native: true } }}
    >
      {SUBSTITUTION_PREFERENCES.map((preference) => (
        <option key={preference} value={preference}>
          {t(`ifMissing.${preference}`)}
        </option>
      ))}
    </TextField>
  );
};
