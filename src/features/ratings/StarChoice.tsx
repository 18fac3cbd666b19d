import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_STARS } from '../../../contract/ratingConstants';
import { FieldProblem } from '../../components/FieldProblem';
import { styled } from '../../components/styled';

interface StarChoiceProps {
  label: string;
  /** 0 while none is chosen. */
  value: number;
  /** Why it can't be sent as it is. */
  problem?: string | undefined;
  onChange: (stars: number) => void;
}

const Root = styled('fieldset')(({ theme }) => ({
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  // It is focused where nothing was chosen, and leads to its first star.
  '&:focus-visible': theme.focusVisible,
  '& legend': { ...theme.typography.subtitle2, padding: 0 },
  '& label': {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    width: 48,
    height: 48,
    borderRadius: 999,
    fontSize: '1.875rem',
    lineHeight: 1,
    color: theme.vars.palette.secondary.dark,
    cursor: 'pointer',
    '&:has(:focus-visible)': theme.focusVisible,
  },
  '& input': theme.mixins.coveringInput,
  '& > .meaning': { ...theme.typography.body2, margin: 0, color: theme.vars.palette.text.secondary },
}));

/** One to five stars: a group of radio buttons, so that arrow keys move through it. */
export const StarChoice = ({ label, value, problem, onChange }: StarChoiceProps) => {
  const { t } = useTranslation('ratings');
  const group = useId();
  const problemId = `${group}-problem`;
  return (
    <Root
      role="radiogroup"
      aria-labelledby={`${group}-label`}
      aria-describedby={problem === undefined ? undefined : problemId}
      aria-invalid={problem !== undefined}
      tabIndex={-1}
    >
      <legend id={`${group}-label`}>{label}</legend>
      {Array.from({ length: MAX_STARS }, (_, at) => at + 1).map((stars) => (
        <label key={stars}>
          <input
            type="radio"
            name={group}
            value={stars}
            checked={stars === value}
            aria-label={t('stars', { count: stars })}
            onChange={() => onChange(stars)}
          />
          <span aria-hidden>{stars <= value ? '★' : '☆'}</span>
        </label>
      ))}
      {problem === undefined ? (
        value > 0 && <p className="meaning">{t(`meaning.${value as 1 | 2 | 3 | 4 | 5}`)}</p>
      ) : (
        <FormHelperText id={problemId} error>
          <FieldProblem text={problem} />
        </FormHelperText>
      )}
    </Root>
  );
};
