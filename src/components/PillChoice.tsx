import { useId } from 'react';
import { styled } from './styled';

interface PillChoiceProps<Value extends string> {
  /** Shown above. */
  label: string;
  value: Value;
  /** `lang` where an option is in its own language. */
  options: readonly { value: Value; label: string; lang?: string }[];
  onChange: (value: Value) => void;
}

const Root = styled('fieldset')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '& legend': { ...theme.typography.subtitle2, padding: theme.spacing(0, 0, 1) },
  '& label': {
    ...theme.mixins.pill,
    position: 'relative',
    '&:has(:focus-visible)': theme.focusVisible,
  },
  '& input': theme.mixins.coveringInput,
}));

/** One of a few short options, all in sight: one tap instead of a select's two. */
export const PillChoice = <Value extends string>({ label, value, options, onChange }: PillChoiceProps<Value>) => {
  const group = useId();
  return (
    <Root>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value} lang={option.lang}>
          <input
            type="radio"
            name={group}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </Root>
  );
};
