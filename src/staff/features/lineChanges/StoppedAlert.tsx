import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PackedLines } from '../../../../contract/lineChanges';
import { useToasts } from '../../../hooks/useToasts';
import { batchPath } from '../../lib/staffPaths';
import { useSwapRecalledMutation } from '../../store/packingApi';
import { useMay } from '../../store/staffHooks';

/** Says what to do about recalled units, until they are replaced or left out. */
export const StoppedAlert = ({ orderId, packed }: { orderId: string; packed: PackedLines }) => {
  const { t } = useTranslation('staffPacking');
  const { enqueueSnackbar } = useToasts();
  const mayPack = useMay('packOrders');
  const [swap, { isLoading }] = useSwapRecalledMutation();
  const recalled = packed.lines.flatMap((line) => line.recalled);
  if (recalled.length === 0 || packed.isOver) return null;
  const codes = new Map(recalled.map(({ batchId, code }) => [batchId, code]));

  const save = async () => {
    const { data } = await swap(orderId);
    if (data !== undefined) enqueueSnackbar(data, { variant: 'success' });
  };
  return (
    <Alert severity="error">
      {t(packed.changeable ? 'recalled.text' : 'recalled.bringBack')}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mt: 1 }}>
        {packed.changeable && mayPack && (
          <Button variant="contained" color="error" loading={isLoading} onClick={() => void save()}>
            {t('recalled.swap')}
          </Button>
        )}
        {[...codes].map(([batchId, code]) => (
          <Button key={batchId} component={Link} to={batchPath(batchId)} color="inherit">
            {t('recalled.open', { code })}
          </Button>
        ))}
      </Stack>
    </Alert>
  );
};
