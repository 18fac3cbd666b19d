import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import type { ReactNode } from 'react';

interface PlainSelectProps<Value extends string> {
  /** What is chosen here, for those who don't see the icon. */
  label: string;
  icon: ReactNode;
  /** Instead of the page's own fonts. */
  fontFamily?: string;
  value: Value;
  /** `lang` where a choice is named in a language of its own. */
  options: readonly { value: Value; label: string; lang?: string }[];
  onChange: (value: Value) => void;
}

/** A choice in the header or the footer: an icon and the device's own list, in the colour of what is around it. */
export const PlainSelect = <Value extends string>({
  label,
  icon,
  fontFamily,
  value,
  options,
  onChange,
}: PlainSelectProps<Value>) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'inherit' }}>
    {icon}
    <NativeSelect
      value={value}
      disableUnderline
      onChange={(event) => onChange(event.target.value as Value)}
      inputProps={{ 'aria-label': label }}
      sx={{
        color: 'inherit',
        minHeight: 44,
        typography: 'body2',
        // It has no frame that could show the focus, as other fields have.
        '& .MuiNativeSelect-select:focus-visible': (theme) => ({ ...theme.focusVisible }),
        ...(fontFamily !== undefined && { fontFamily }),
        '& .MuiNativeSelect-icon': { color: 'inherit' },
        '& option': { color: 'text.primary', bgcolor: 'background.paper' },
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value} lang={option.lang}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  </Box>
);
