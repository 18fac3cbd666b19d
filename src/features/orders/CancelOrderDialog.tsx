import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useFormik } from 'formik';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as yup from 'yup';
import type { CancelledOrder } from '../../../contract/orders';
import { ChoiceRow } from '../../components/ChoiceRow';
import { FieldProblem } from '../../components/FieldProblem';
import { useGetStoreQuery } from '../../store/api/homepageApi';
import { useCancelOrderMutation } from '../../store/api/ordersApi';
import { CancelConfirm } from './CancelConfirm';

const REASONS = ['mistake', 'change', 'late', 'other'] as const;
const MAX_REASON_LENGTH = 200;
const TEXTS = {
  PAID: 'cancel.text',
  AT_DOOR: 'cancel.textAtDoor',
  REPLACEMENT: 'cancel.textReplacement',
} as const;

interface CancelOrderDialogProps {
  orderId: string;
  orderNumber: string;
  /** Only what was paid is refunded. */
  paid?: 'PAID' | 'AT_DOOR' | 'REPLACEMENT';
  onCancelled: (cancelled: CancelledOrder) => void;
  onClose: () => void;
}

/** Cancels, with a reason or without. */
export const CancelOrderDialog = ({
  orderId,
  orderNumber,
  paid = 'PAID',
  onCancelled,
  onClose,
}: CancelOrderDialogProps) => {
  const { t } = useTranslation('orders');
  const reasonId = useId();
  const refunds = useGetStoreQuery(undefined).data?.payment?.refunds;
  const [cancelOrder, { error, isLoading }] = useCancelOrderMutation();
  const form = useFormik({
    initialValues: { reason: '', ownReason: '' },
    validateOnBlur: false,
    validationSchema: yup.object({
      ownReason: yup.string().max(MAX_REASON_LENGTH, t('cancel.reasonTooLong', { max: MAX_REASON_LENGTH })),
    }),
    onSubmit: async ({ reason, ownReason }) => {
      const chosen = REASONS.find((known) => known === reason);
      const text = chosen && chosen !== 'other' ? t(`cancel.reason.${chosen}`) : ownReason.trim();
      const { data } = await cancelOrder({ orderId, ...(text !== '' && { reason: text }) });
      if (data) onCancelled(data);
    },
  });
  const problem = form.touched.ownReason ? form.errors.ownReason : undefined;

  return (
    <CancelConfirm
      orderNumber={orderNumber}
      error={error}
      busy={isLoading}
      onConfirm={form.submitForm}
      onCancel={onClose}
    >
      <Typography sx={{ mb: 2 }}>
        {t(TEXTS[paid])} {paid === 'PAID' && refunds && t(`refund.promise.${refunds}`)}
      </Typography>
      <FormControl fullWidth>
        <FormLabel id={reasonId} sx={{ mb: 1, typography: 'subtitle2', '&, &.Mui-focused': { color: 'text.primary' } }}>
          {t('cancel.why')}
        </FormLabel>
        <RadioGroup
          aria-labelledby={reasonId}
          name="reason"
          value={form.values.reason}
          onChange={form.handleChange}
          sx={{ gap: 1 }}
        >
          {REASONS.map((reason) => (
            <ChoiceRow key={reason} value={reason} control={<Radio />} label={t(`cancel.reason.${reason}`)} />
          ))}
        </RadioGroup>
      </FormControl>
      {form.values.reason === 'other' && (
        <TextField
          name="ownReason"
          label={t('cancel.ownReason')}
          value={form.values.ownReason}
          onChange={form.handleChange}
          error={problem !== undefined}
          helperText={problem !== undefined && <FieldProblem text={problem} />}
          multiline
          sx={{ mt: 3 }}
        />
      )}
    </CancelConfirm>
  );
};
