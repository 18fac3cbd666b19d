import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';

/** Marks content that only a real seller can provide. */
export const SampleMark = () => {
  const { t } = useTranslation('common');
  return <Chip size="small" label={t('sample')} sx={{ bgcolor: 'surface.warm', color: 'text.primary' }} />;
};
