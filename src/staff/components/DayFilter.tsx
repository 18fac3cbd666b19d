import TextField from '@mui/material/TextField';
import { useState } from 'react';

interface DayFilterProps {
  label: string;
  /** Such as 2026-11-20, or empty. */
  value: string;
  onChange: (value: string) => void;
}

/** Filters by a day. */
export const DayFilter = ({ label, value, onChange }: DayFilterProps) => {
  // While a year is typed, the field has the years 2, 20 and 202.
  const [draft, setDraft] = useState<string | null>(null);
  const change = (typed: string): void => {
    const isWhole = typed === '' || typed >= '2000';
    setDraft(isWhole ? null : typed);
    if (isWhole) onChange(typed);
  };
  return (
    <TextField
      type="date"
      label={label}
      value={draft ?? value}
      onChange={({ target }) => change(target.value)}
      onBlur={() => setDraft(null)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
};
