import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Add, Remove } from '../../components/icons';

interface CountStepperProps {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

/** A small count between two limits, by two buttons. */
export const CountStepper = ({ label, value, min, max, onChange }: CountStepperProps) => {
  const { t } = useTranslation('staffPacking');
  const id = useId();
  return (
    <Stack direction="row" spacing={1} role="group" aria-labelledby={id} data-repeats sx={{ alignItems: 'center' }}>
      <Typography id={id} sx={{ flexGrow: 1 }}>
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
        {value}
      </Typography>
      <IconButton aria-label={t('count.more')} disabled={value >= max} onClick={() => onChange(value + 1)}>
        <Add />
      </IconButton>
    </Stack>
  );
};
