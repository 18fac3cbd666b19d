import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';

/** Says of what only a real seller knows that it is a sample. */
export const SampleMark = () => {
  const { t } = useTranslation('common');
  return <Chip size="small" label={t('sample')} sx={{ bgcolor: 'surface.warm', color: 'text.primary' }} />;
};
