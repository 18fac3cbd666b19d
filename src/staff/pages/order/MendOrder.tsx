import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_ORDER_NOTE } from '../../../../contract/orderConstants';
import type { MendOrderBody, StaffOrder } from '../../../../contract/staffOrders';
import { AddressPicker } from '../../../components/AddressPicker/AddressPicker';
import { toAddressBody, toAddressValues } from '../../../components/AddressPicker/addressValues';
import { useToasts } from '../../../hooks/useToasts';
import { isApiError } from '../../../store/api/ApiError';
import { useGetStoreQuery } from '../../../store/api/homepageApi';
import { useGeocode } from '../../../store/api/useGeocode';
import { PanelDialog } from '../../components/PanelDialog';
import { useMay } from '../../store/staffHooks';
import { useMendOrderMutation } from '../../store/staffOrdersApi';

/** Changes address, phone and note until the order leaves. What was agreed to be paid stays. */
export const MendOrder = ({ order }: { order: StaffOrder }) => {
  const { t } = useTranslation('staffMoves');
  const { enqueueSnackbar } = useToasts();
  const mayEdit = useMay('editOrders');
  const { data: store } = useGetStoreQuery(undefined);
  const geocode = useGeocode();
  const [mend, { isLoading }] = useMendOrderMutation();
  const [part, setPart] = useState<'address' | 'note' | null>(null);
  const [note, setNote] = useState('');
  const { orderNumber, address, movable, customer } = order;
  if (!movable || !mayEdit || !customer) return null;
  const [lng, lat] = address.location.coordinates;

  const save = async (change: Omit<MendOrderBody, 'expectedDelivery'>) => {
    const { data, error } = await mend({ orderNumber, body: { expectedDelivery: order.delivery, ...change } });
    if (data === undefined) return isApiError(error) ? error.fields : undefined;
    enqueueSnackbar(data, { variant: 'success' });
    setPart(null);
    return undefined;
  };

  return (
    <>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mt: 0.5 }}>
        <Button onClick={() => setPart('address')} aria-haspopup="dialog" sx={{ ml: -1 }}>
          {t('mend.address')}
        </Button>
        <Button
          onClick={() => {
            setNote(order.note ?? '');
            setPart('note');
          }}
          aria-haspopup="dialog"
        >
          {t('mend.note')}
        </Button>
      </Stack>
      {part === 'address' && store && (
        <PanelDialog open fillsPhone isWide title={t('mend.address')} onClose={() => setPart(null)}>
          <AddressPicker
            canLocate={false}
            store={store}
            start={{ lat, lng }}
            initialValues={toAddressValues(address)}
            geocode={geocode}
            onSave={(values, point) => save({ address: toAddressBody(values, point) })}
          />
        </PanelDialog>
      )}
      {part === 'note' && (
        <PanelDialog open title={t('mend.note')} onClose={() => setPart(null)}>
          <Stack
            component="form"
            spacing={2}
            onSubmit={(event) => {
              event.preventDefault();
              void save({ note });
            }}
          >
            <TextField
              label={t('mend.note')}
              helperText={t('mend.noteHint')}
              value={note}
              onChange={({ target }) => setNote(target.value)}
              multiline
              autoFocus
              slotProps={{ htmlInput: { maxLength: MAX_ORDER_NOTE } }}
            />
            <Button type="submit" variant="contained" size="large" loading={isLoading}>
              {t('mend.save')}
            </Button>
          </Stack>
        </PanelDialog>
      )}
    </>
  );
};
