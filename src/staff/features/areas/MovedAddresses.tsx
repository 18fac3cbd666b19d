import Alert from '@mui/material/Alert';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { areaProblem } from '../../../../contract/areaRules';
import type { AreaPreviewBody } from '../../../../contract/staffAreas';
import { useGetAreaPreviewQuery } from '../../store/areasApi';

const WAIT_MS = 500;

/** Says what a change would mean for customers' saved addresses, before it is saved; nothing where it means nothing. */
export const MovedAddresses = ({ change }: { change: AreaPreviewBody }) => {
  const { t } = useTranslation('staffAreas');
  const text = JSON.stringify(change);
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), WAIT_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const body = JSON.parse(debounced) as AreaPreviewBody;
  const { currentData } = useGetAreaPreviewQuery(body, { skip: areaProblem(body.corners) !== null });
  if (!currentData || debounced !== text) return null;
  const { lost, gained } = currentData;
  if (lost + gained === 0) return null;
  return (
    <Alert severity={lost > 0 ? 'warning' : 'info'} role="status" sx={{ width: '100%' }}>
      {[lost > 0 && t('lost', { count: lost }), gained > 0 && t('gained', { count: gained })].filter(Boolean).join(' ')}
    </Alert>
  );
};
