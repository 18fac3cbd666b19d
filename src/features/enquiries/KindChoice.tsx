import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useField } from 'formik';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

const KINDS = ['SUPPORT', 'GRIEVANCE'] as const;

/** Whether it is a question or a grievance, which has an officer and terms of its own (E-Commerce Rules 2020). */
export const KindChoice = () => {
  const { t } = useTranslation('enquiries');
  const [{ name, value, onChange }] = useField<string>('kind');
  const labelId = useId();
  return (
    <FormControl sx={{ mb: 1 }}>
      <FormLabel id={labelId}>{t('kind.label')}</FormLabel>
      <RadioGroup aria-labelledby={labelId} name={name} value={value} onChange={onChange}>
        {KINDS.map((kind) => (
          <FormControlLabel key={kind} value={kind} control={<Radio />} label={t(`kind.${kind}`)} />
        ))}
      </RadioGroup>
    </FormControl>
  );
};
