import TextField from '@mui/material/TextField';
import { useField } from 'formik';
import { useTranslation } from 'react-i18next';
import type { SlotSettings } from '../../../../contract/staffSlots';

/** Whether a window is of one delivery area, or of all that have none of their own. */
export const AreaField = ({ areas }: Pick<SlotSettings, 'areas'>) => {
  const { t } = useTranslation('staffSlots');
  const [{ value }, , { setValue }] = useField<string>('areaId');
  return (
    <TextField
      select
      name="areaId"
      label={t('window.area')}
      value={value}
      onChange={(event) => void setValue(event.target.value)}
      helperText=" "
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{t('window.allAreas')}</option>
      {areas.map(({ _id, name }) => (
        <option key={_id} value={_id}>
          {name}
        </option>
      ))}
    </TextField>
  );
};
