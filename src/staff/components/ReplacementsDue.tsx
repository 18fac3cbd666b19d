import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { DueReplacement } from '../../../contract/replacements';
import { formatGrams } from '../../lib/weight';

/** Lists what was promised to the customer for complaints, and goes into the next parcel. */
export const ReplacementsDue = ({ replacements }: { replacements: readonly DueReplacement[] }) => {
  const { t } = useTranslation('staffFrame');
  return replacements.map(({ complaintId, orderNumber, name, netGrams, quantity }) => (
    <Typography key={complaintId} variant="body2" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
      {t('replacement.due', { count: quantity, name, weight: formatGrams(netGrams), orderNumber })}
    </Typography>
  ));
};
