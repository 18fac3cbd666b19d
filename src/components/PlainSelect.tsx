import type { ReactNode } from 'react';
import { ExpandMore } from './icons';
import { useHydrated } from '../hooks/useHydrated';
import { styled } from './styled';

interface PlainSelectProps<Value extends string> {
  /** Screen readers read it. */
  label: string;
  icon: ReactNode;
  /** Use it where room is short. */
  iconOnly?: boolean;
  /** Overrides the page's fonts. */
  fontFamily?: string;
  value: Value;
  /** `lang` where an option is in its own language. */
  options: readonly { value: Value; label: string; lang?: string }[];
  onChange: (value: Value) => void;
}

const Root = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  color: 'inherit',
  '& .choice': { position: 'relative' },
  '& select': {
    ...theme.typography.body2,
    // Below 16 px phones zoom in.
    fontSize: '1rem',
    appearance: 'none',
    minHeight: 44,
    paddingInline: '0 24px',
    border: 0,
    borderRadius: 4,
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
    '&:disabled': { opacity: 1, color: 'inherit' },
  },
  '& .choice > svg': { position: 'absolute', insetInlineEnd: 0, top: 'calc(50% - 10px)', pointerEvents: 'none' },
  '& option': { color: theme.vars.palette.text.primary, backgroundColor: theme.vars.palette.background.paper },
  '&[data-icon-only="true"]': {
    width: 44,
    height: 44,
    flexShrink: 0,
    justifyContent: 'center',
    '& .choice': { position: 'absolute', inset: 0, opacity: 0 },
    '& select': { width: '100%', height: '100%' },
    '&:focus-within': { outline: '2px solid', borderRadius: 999 },
  },
}));

/**
 * A native select with an icon, for header and footer. Material UI's select would add every text field to the first
 * page.
 */
export const PlainSelect = <Value extends string>({
  label,
  icon,
  iconOnly = false,
  fontFamily,
  value,
  options,
  onChange,
}: PlainSelectProps<Value>) => {
  // Server-rendered pages don't know the choice, and browsers restore an earlier one.
  const isHydrated = useHydrated();
  return (
    <Root data-icon-only={iconOnly}>
      {icon}
      <div className="choice">
        <select
          aria-label={label}
          value={value}
          disabled={!isHydrated}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value as Value)}
          style={{ fontFamily }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </select>
        <ExpandMore fontSize="small" />
      </div>
    </Root>
  );
};
