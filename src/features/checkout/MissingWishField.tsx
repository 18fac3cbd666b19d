import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { MISSING_WISHES, type MissingWish } from '../../../contract/counter';

interface MissingWishFieldProps {
  value: MissingWish;
  onChange: (wish: MissingWish) => void;
}

/** What the shop does where something turns out to be missing while it packs. */
export const MissingWishField = ({ value, onChange }: MissingWishFieldProps) => {
  const { t } = useTranslation('checkout');
  return (
    <TextField
      select
      fullWidth
      label={t('ifMissing.label')}
      value={value}
      onChange={({ target }) => onChange(target.value as MissingWish)}
      slotProps={{ select: { native: true } }}
    >
      {MISSING_WISHES.map((wish) => (
        <option key={wish} value={wish}>
          {t(`ifMissing.${wish}`)}
        </option>
      ))}
    </TextField>
  );
};
