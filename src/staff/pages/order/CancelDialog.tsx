import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form } from 'formik';
import { useTranslation } from 'react-i18next';
import * as yup from 'yup';
import { SHOP_CANCEL_REASONS } from '../../../../contract/orderConstants';
import type { StaffOrder } from '../../../../contract/staffOrders';
import { FormField } from '../../../components/FormField';
import { DraftFormik } from '../../components/DraftFormik';
import { PanelDialog } from '../../components/PanelDialog';
import { PillChoice } from '../../../components/PillChoice';
import { useToasts } from '../../../hooks/useToasts';
import { formatPaise } from '../../../lib/money';
import { useCancelStaffOrderMutation } from '../../store/staffOrdersApi';

const MAX_NOTE_LENGTH = 200;
const schema = yup.object({ note: yup.string().max(MAX_NOTE_LENGTH, 'cancel.noteTooLong') });

interface CancelDialogProps {
  order: StaffOrder;
  open: boolean;
  onClose: () => void;
}

/** Cancels an order for the shop, with the reason. */
export const CancelDialog = ({ order, open, onClose }: CancelDialogProps) => {
  const { t } = useTranslation('staffBoard');
  const { enqueueSnackbar } = useToasts();
  const [cancel, { isLoading }] = useCancelStaffOrderMutation();
  const paid = order.receivedPaise - order.refundedPaise;
  const initialValues: { reason: (typeof SHOP_CANCEL_REASONS)[number]; note: string } = {
    reason: 'CUSTOMER',
    note: '',
  };
  return (
    <PanelDialog open={open} title={t('cancel.title', { orderNumber: order.orderNumber })} onClose={onClose}>
      <DraftFormik
        draft={`cancel-${order.orderNumber}`}
        initialValues={initialValues}
        validationSchema={schema}
        onSubmit={async ({ reason, note }, { resetForm }) => {
          const { data } = await cancel({
            orderNumber: order.orderNumber,
            expectedStatus: order.status,
            reason,
            ...(note.trim() && { note: note.trim() }),
          });
          if (data) {
            resetForm();
            enqueueSnackbar(data.message, { variant: data.cancelled.refund === 'WAITING' ? 'info' : 'success' });
          }
          onClose();
        }}
      >
        {({ values, setFieldValue }) => (
          <Form noValidate>
            <Stack spacing={2}>
              {paid > 0 && <Typography>{t('cancel.refund', { amount: formatPaise(paid) })}</Typography>}
              <PillChoice
                label={t('cancel.why')}
                value={values.reason}
                options={SHOP_CANCEL_REASONS.map((reason) => ({
                  value: reason,
                  label: t(`cancel.reasons.${reason}`),
                }))}
                onChange={(reason) => void setFieldValue('reason', reason)}
              />
              <FormField
                name="note"
                label={t('cancel.note')}
                hint={t('cancel.noteHint')}
                multiline
                minRows={2}
                translate={(key) => t(key as 'cancel.noteTooLong')}
              />
              <Button type="submit" variant="contained" color="error" size="large" loading={isLoading}>
                {t('cancel.confirm')}
              </Button>
            </Stack>
          </Form>
        )}
      </DraftFormik>
    </PanelDialog>
  );
};
