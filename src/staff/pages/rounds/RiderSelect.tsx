import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import type { Rider } from '../../../../contract/rounds';

interface RiderSelectProps {
  riders: readonly Rider[];
  value: string;
  onChange: (riderId: string) => void;
}

/** Chooses the rider of the round. */
export const RiderSelect = ({ riders, value, onChange }: RiderSelectProps) => {
  const { t } = useTranslation('staffRounds');
  return (
    <TextField
      select
      label={t('rider')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={{ minWidth: 160, flex: '1 1 160px' }}
    >
      {riders.map(({ _id, name }) => (
        <MenuItem key={_id} value={_id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
};
