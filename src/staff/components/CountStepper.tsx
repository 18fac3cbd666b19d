import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Add, Remove } from '../../components/icons';
import { VisuallyHidden } from '../../components/VisuallyHidden';

interface CountStepperProps {
  label: string;
  /** What is counted, where the label does not name it. */
  name?: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

/** A small count between two limits, by two buttons. */
export const CountStepper = ({ label, name, value, min, max, onChange }: CountStepperProps) => {
  const { t } = useTranslation('staffPacking');
  const id = useId();
  return (
    <Stack direction="row" spacing={1} role="group" aria-labelledby={id} data-repeats sx={{ alignItems: 'center' }}>
      <Typography id={id} sx={{ flexGrow: 1 }}>
        {name !== undefined && <VisuallyHidden>{`${name}: `}</VisuallyHidden>}
        {label}
      </Typography>
      <IconButton aria-label={t('count.less')} disabled={value <= min} onClick={() => onChange(value - 1)}>
        <Remove />
      </IconButton>
      <Typography
        component="output"
        variant="subtitle1"
        sx={{ minWidth: 32, textAlign: 'center', fontVariantNumeric: 'tabular-nums' }}
      >
        {/* Announced as it changes, where a number alone says little. */}
        <VisuallyHidden>{`${name ?? label}: `}</VisuallyHidden>
        {value}
      </Typography>
      <IconButton aria-label={t('count.more')} disabled={value >= max} onClick={() => onChange(value + 1)}>
        <Add />
      </IconButton>
    </Stack>
  );
};
