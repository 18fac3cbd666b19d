import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useField } from 'formik';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceRow } from '../../components/ChoiceRow';

const KINDS = ['SUPPORT', 'GRIEVANCE'] as const;
const sideBySide = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
} as const;

/** Question or grievance; the latter has its own officer and deadlines (E-Commerce Rules 2020). */
export const KindChoice = () => {
  const { t } = useTranslation('enquiries');
  const [{ name, value, onChange }] = useField<string>('kind');
  const labelId = useId();
  return (
    <FormControl fullWidth sx={{ mb: 2 }}>
      <FormLabel id={labelId} sx={{ mb: 1, typography: 'subtitle2', color: 'text.primary' }}>
        {t('kind.label')}
      </FormLabel>
      <RadioGroup aria-labelledby={labelId} name={name} value={value} onChange={onChange} sx={sideBySide}>
        {KINDS.map((kind) => (
          <ChoiceRow key={kind} value={kind} control={<Radio />} label={t(`kind.${kind}`)} />
        ))}
      </RadioGroup>
    </FormControl>
  );
};
