import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REFUND_REASONS, type RefundReason } from '../../../../contract/paymentConstants';
import { readRupees } from '../../../../contract/readRupees';
import { FormField } from '../../../components/FormField';
import { PanelDialog } from '../../components/PanelDialog';
import { PillChoice } from '../../../components/PillChoice';
import { useToasts } from '../../../hooks/useToasts';
import { newIdempotencyKey } from '../../../lib/idempotencyKey';
import { formatPaise } from '../../../lib/money';
import { editableRupees } from '../../lib/editableRupees';
import { useRefundOrderMutation } from '../../store/refundsApi';

interface Values {
  amount: string;
  reason: RefundReason;
}

interface RefundOrderDialogProps {
  orderNumber: string;
  /** It is left of the payment after its refunds, also those that wait. */
  leftPaise: number;
  onClose: () => void;
}

/** Gives a part of an order's payment back, or all of it, with the reason that the customer reads. */
export const RefundOrderDialog = ({ orderNumber, leftPaise, onClose }: RefundOrderDialogProps) => {
  const { t } = useTranslation('staffRefunds');
  const { enqueueSnackbar } = useToasts();
  const [refundOrder] = useRefundOrderMutation();
  const [key] = useState(newIdempotencyKey);
  const left = formatPaise(leftPaise);
  const paiseOf = ({ amount }: Values): number | null => {
    const paise = readRupees(amount);
    return paise !== null && paise > 0 && paise <= leftPaise ? paise : null;
  };

  return (
    <PanelDialog open title={t('title', { number: orderNumber })} onClose={onClose}>
      <Formik<Values>
        initialValues={{ amount: '', reason: 'DAMAGED' }}
        validate={(values) => (paiseOf(values) === null ? { amount: 'amountNeeded' } : {})}
        onSubmit={async (values) => {
          const amountPaise = paiseOf(values) ?? 0;
          const { data } = await refundOrder({
            orderNumber,
            key,
            body: { amountPaise, reason: values.reason, leftPaise },
          });
          if (data) enqueueSnackbar(data.message, { variant: data.refundMethod === 'APPROVAL' ? 'info' : 'success' });
          onClose();
        }}
      >
        {({ values, isSubmitting, setFieldValue }) => {
          const paise = paiseOf(values);
          return (
            <Stack component={Form} noValidate spacing={2}>
              <Typography>{t('left', { amount: left })}</Typography>
              <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'flex-start' }}>
                <FormField
                  name="amount"
                  label={t('amount')}
                  translate={() => t('amountNeeded', { amount: left })}
                  slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 16 } }}
                  autoFocus
                />
                <Button sx={{ minHeight: 56 }} onClick={() => void setFieldValue('amount', editableRupees(leftPaise))}>
                  {t('all')}
                </Button>
              </Stack>
              <PillChoice
                label={t('why')}
                value={values.reason}
                options={REFUND_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
                onChange={(reason) => void setFieldValue('reason', reason)}
              />
              <Typography variant="body2" color="textSecondary">
                {t('second')}
              </Typography>
              <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
                {paise === null ? t('confirmPlain') : t('confirm', { amount: formatPaise(paise) })}
              </Button>
            </Stack>
          );
        }}
      </Formik>
    </PanelDialog>
  );
};
