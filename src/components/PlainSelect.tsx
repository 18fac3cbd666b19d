import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ExpandMore } from './icons';

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

/**
 * A choice in the header or the footer: an icon and the device's own list, in the colour of what is around it. Material UI's select
 * would bring every kind of text field to the first page.
 */
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
    <Box sx={{ position: 'relative' }}>
      <Box
        component="select"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
        sx={{
          appearance: 'none',
          border: 0,
          borderRadius: 1,
          background: 'none',
          color: 'inherit',
          minHeight: 44,
          paddingInline: '0 24px',
          typography: 'body2',
          ...(fontFamily !== undefined && { fontFamily }),
          cursor: 'pointer',
          '& option': { color: 'text.primary', bgcolor: 'background.paper' },
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </Box>
      <ExpandMore
        fontSize="small"
        aria-hidden
        sx={{ position: 'absolute', insetInlineEnd: 0, top: 'calc(50% - 10px)', pointerEvents: 'none' }}
      />
    </Box>
  </Box>
);
