import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useField } from 'formik';

/** A form's field with the values on and off. */
export const SwitchField = ({ name, label }: { name: string; label: string }) => {
  const [{ value }, , { setValue }] = useField<boolean>(name);
  return (
    <FormControlLabel
      control={<Switch checked={value} onChange={(_event, isOn) => void setValue(isOn)} />}
      label={label}
      sx={{ minHeight: 44 }}
    />
  );
};
