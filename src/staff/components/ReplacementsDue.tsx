import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { isParcelHere } from '../../../contract/orderConstants';
import type { DueReplacement } from '../../../contract/replacements';
import { useFormatSize } from '../../hooks/useFormatSize';
import { useToasts } from '../../hooks/useToasts';
import { useSetReplacementParcelMutation } from '../store/complaintsApi';
import { useMay } from '../store/staffHooks';

interface ReplacementsDueProps {
  replacements: readonly DueReplacement[];
  /** Its parcel takes them along; on paper nothing can be tapped. */
  parcel?: { orderNumber: string; status: string };
}

/** Lists what was promised to the customer for complaints and goes into the next parcel, or is in this one. */
export const ReplacementsDue = ({ replacements, parcel }: ReplacementsDueProps) => {
  const { t } = useTranslation('staffFrame');
  const formatSize = useFormatSize();
  const { enqueueSnackbar } = useToasts();
  const [setParcel, { isLoading }] = useSetReplacementParcelMutation();
  const mayPack = useMay('decideComplaints') && parcel !== undefined && isParcelHere(parcel.status);
  const put = async (id: string, isIn: boolean): Promise<void> => {
    const { data } = await setParcel({ id, body: { orderNumber: parcel?.orderNumber ?? '', isIn } });
    if (data !== undefined) enqueueSnackbar(data, { variant: 'success' });
  };
  return replacements.map(({ complaintId, orderNumber, name, quantity, isPacked, ...size }) => {
    const weight = formatSize(size);
    const action = isPacked ? 'takeOut' : 'putIn';
    return (
      <Stack
        key={complaintId}
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Typography variant="body2" sx={{ flex: '1 1 12rem', fontWeight: 700, overflowWrap: 'anywhere' }}>
          {t(isPacked ? 'replacement.packed' : 'replacement.due', { count: quantity, name, weight, orderNumber })}
        </Typography>
        {mayPack && (
          <Button
            variant={isPacked ? 'text' : 'outlined'}
            loading={isLoading}
            onClick={() => void put(complaintId, !isPacked)}
            aria-label={t(`replacement.${action}Named`, { name: `${quantity} × ${name}, ${weight}` })}
          >
            {t(`replacement.${action}`)}
          </Button>
        )}
      </Stack>
    );
  });
};
