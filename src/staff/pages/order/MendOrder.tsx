import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_ORDER_NOTE } from '../../../../contract/orderConstants';
import type { MendOrderBody, StaffOrder } from '../../../../contract/staffOrders';
import { toAddressBody, toAddressValues } from '../../../components/AddressPicker/addressValues';
import { FormField } from '../../../components/FormField';
import { useToasts } from '../../../hooks/useToasts';
import { isApiError } from '../../../store/api/ApiError';
import { DraftAddressPicker } from '../../components/DraftAddressPicker';
import { DraftFormik } from '../../components/DraftFormik';
import { PanelDialog } from '../../components/PanelDialog';
import { useMay } from '../../store/staffHooks';
import { useMendOrderMutation } from '../../store/staffOrdersApi';

/** Changes address, phone and note until the order leaves. A dearer delivery is never added; a cheaper one is what is charged. */
export const MendOrder = ({ order }: { order: StaffOrder }) => {
  const { t } = useTranslation('staffMoves');
  const { enqueueSnackbar } = useToasts();
  const mayEdit = useMay('editOrders');
  const [mend] = useMendOrderMutation();
  const [part, setPart] = useState<'address' | 'note' | null>(null);
  const { orderNumber, address, movable, customer } = order;
  if (!movable || !mayEdit || !customer) return null;
  const [lng, lat] = address.location.coordinates;

  /** Returns the error, or undefined once it is saved. */
  const save = async (change: Omit<MendOrderBody, 'expectedDelivery'>): Promise<unknown> => {
    const { data, error } = await mend({ orderNumber, body: { expectedDelivery: order.delivery, ...change } });
    if (data === undefined) return error;
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
        <Button onClick={() => setPart('note')} aria-haspopup="dialog">
          {t('mend.note')}
        </Button>
      </Stack>
      {part === 'address' && (
        <PanelDialog open fillsPhone isWide title={t('mend.address')} onClose={() => setPart(null)}>
          <DraftAddressPicker
            draft={`mendAddress-${orderNumber}`}
            start={{ lat, lng }}
            initialValues={toAddressValues(address)}
            onSave={(values, point) => save({ address: toAddressBody(values, point) })}
          />
        </PanelDialog>
      )}
      {part === 'note' && (
        <PanelDialog open title={t('mend.note')} onClose={() => setPart(null)}>
          <DraftFormik
            draft={`mendNote-${orderNumber}`}
            initialValues={{ note: order.note ?? '' }}
            onSubmit={async ({ note }, { resetForm, setStatus }) => {
              const error = await save({ note });
              if (error === undefined) resetForm();
              else setStatus(isApiError(error) ? error.fields : undefined);
            }}
          >
            {({ isSubmitting }) => (
              <Stack component={Form} noValidate spacing={2}>
                <FormField
                  name="note"
                  label={t('mend.note')}
                  hint={t('mend.noteHint')}
                  translate={String}
                  multiline
                  autoFocus
                  slotProps={{ htmlInput: { maxLength: MAX_ORDER_NOTE } }}
                />
                <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
                  {t('mend.save')}
                </Button>
              </Stack>
            )}
          </DraftFormik>
        </PanelDialog>
      )}
    </>
  );
};
