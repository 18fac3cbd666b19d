import TextField from '@mui/material/TextField';

interface FilterSelectProps {
  label: string;
  /** The choice that filters nothing. */
  all: string;
  /** An empty value stands for all. */
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** Narrows a list to one of a few values; in forms use SelectField. */
export const FilterSelect = ({ label, all, value, options, onChange }: FilterSelectProps) => (
  <TextField
    select
    label={label}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
  >
    <option value="">{all}</option>
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </TextField>
);
