import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, type FormikErrors } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffComplaint } from '../../../../contract/complaints';
import { REFUND_REASONS, type RefundReason } from '../../../../contract/paymentConstants';
import { readRupees } from '../../../../contract/readRupees';
import type { StaffOrder } from '../../../../contract/staffOrders';
import type { LineToRefund } from '../../../../contract/staffRefunds';
import { FormField } from '../../../components/FormField';
import { isApiError } from '../../../store/api/ApiError';
import { DraftFormik } from '../../components/DraftFormik';
import { PanelDialog } from '../../components/PanelDialog';
import { PillChoice } from '../../../components/PillChoice';
import { useToasts } from '../../../hooks/useToasts';
import { formatPaise } from '../../../lib/money';
import { editableRupees } from '../../lib/editableRupees';
import { useDecideComplaintMutation } from '../../store/complaintsApi';
import { useRefundOrderMutation } from '../../store/refundsApi';
import { RefundLines, sumOfLines } from './RefundLines';

interface Values {
  amount: string;
  reason: RefundReason;
  /** The complaint that it answers, or NONE; empty until it is chosen. */
  answers: string;
  /** What the customer reads about their complaint. */
  answer: string;
  /** Without any, the amount is for no item in particular. */
  lines: LineToRefund[];
}

const NONE = 'NONE';

interface RefundOrderDialogProps {
  orderNumber: string;
  /** It is left of the payment after its refunds, also those that wait. */
  leftPaise: number;
  items: StaffOrder['items'];
  /** It asks whether the refund answers one of them. */
  openComplaints?: readonly StaffComplaint[];
  onClose: () => void;
}

/** Refunds items of an order, or a part of its payment, or all of it, with the reason that the customer reads. */
export const RefundOrderDialog = ({
  orderNumber,
  leftPaise,
  items,
  openComplaints = [],
  onClose,
}: RefundOrderDialogProps) => {
  const { t } = useTranslation(['staffRefunds', 'staffComplaints']);
  const { enqueueSnackbar } = useToasts();
  const [refundOrder] = useRefundOrderMutation();
  const [decide] = useDecideComplaintMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const refundable = items.filter((item) => item.leftUnits > 0 && item.leftPaise > 0);
  const complaintOf = ({ answers }: Values) => openComplaints.find(({ _id }) => _id === answers);
  /** A stored draft may name what was refunded meanwhile. */
  const linesOf = (values: Values): LineToRefund[] =>
    complaintOf(values)
      ? []
      : values.lines.filter(({ lineNo, quantity }) =>
          refundable.some((item) => item.lineNo === lineNo && quantity <= item.leftUnits),
        );
  /** For what was reported, no more is refunded than was paid for it. */
  const mostOf = (values: Values): number => Math.min(leftPaise, complaintOf(values)?.paidPaise ?? leftPaise);
  const paiseOf = (values: Values): number | null => {
    const lines = linesOf(values);
    if (lines.length > 0) return Math.min(leftPaise, sumOfLines(refundable, lines));
    const paise = readRupees(values.amount);
    return paise !== null && paise > 0 && paise <= mostOf(values) ? paise : null;
  };
  const check = (values: Values): FormikErrors<Values> => ({
    ...(paiseOf(values) === null && { amount: 'amountNeeded' }),
    ...(values.answers === '' && { answers: 'answersNeeded' }),
    ...(complaintOf(values) && values.answer.trim() === '' && { answer: 'answerNeeded' }),
  });

  /** Answers the complaint with the refund: the customer is told once. */
  const answer = async (
    complaint: StaffComplaint,
    amountPaise: number,
    reason: string,
    endDraft: () => void,
  ): Promise<void> => {
    const { error } = await decide({ id: complaint._id, body: { decision: 'REFUNDED', amountPaise, reason } });
    if (error === undefined) {
      endDraft();
      onClose();
    } else setFailure(isApiError(error) ? error.messages.join(' ') : t('staffComplaints:failed'));
  };

  return (
    <PanelDialog open title={t('title', { number: orderNumber })} onClose={onClose}>
      <DraftFormik<Values>
        draft={`refund-${orderNumber}`}
        initialValues={{
          amount: '',
          reason: 'DAMAGED',
          answers: openComplaints.length > 0 ? '' : NONE,
          answer: '',
          lines: [],
        }}
        validate={check}
        onSubmit={async (values, { key, resetForm }) => {
          setFailure(null);
          const amountPaise = paiseOf(values) ?? 0;
          const complaint = complaintOf(values);
          if (complaint) {
            await answer(complaint, amountPaise, values.answer.trim(), resetForm);
            return;
          }
          const lines = linesOf(values);
          const { data } = await refundOrder({
            orderNumber,
            key,
            body: { amountPaise, reason: values.reason, leftPaise, ...(lines.length > 0 && { lines }) },
          });
          if (data) {
            resetForm();
            enqueueSnackbar(data.message, { variant: data.refundMethod === 'APPROVAL' ? 'info' : 'success' });
          }
          onClose();
        }}
      >
        {({ values, errors, submitCount, isSubmitting, setFieldValue }) => {
          const paise = paiseOf(values);
          const most = mostOf(values);
          const lines = linesOf(values);
          const isOfLines = refundable.length > 0 && !complaintOf(values);
          return (
            <Stack component={Form} noValidate spacing={2}>
              <Typography>{t('left', { amount: formatPaise(leftPaise) })}</Typography>
              {openComplaints.length > 0 && (
                <div>
                  <PillChoice
                    label={t('answers')}
                    value={values.answers}
                    options={[
                      ...openComplaints.map(({ _id, kind, quantity, name }) => ({
                        value: _id,
                        label: `${t(`staffComplaints:kind.${kind}`)}: ${quantity} × ${name}`,
                      })),
                      { value: NONE, label: t('answersNone') },
                    ]}
                    onChange={(answers) => void setFieldValue('answers', answers)}
                  />
                  <Typography role="status" variant="body2" color="error">
                    {submitCount > 0 && errors.answers !== undefined && t('answersNeeded')}
                  </Typography>
                </div>
              )}
              {isOfLines && (
                <RefundLines
                  items={refundable}
                  chosen={lines}
                  onChange={(chosen) => void setFieldValue('lines', chosen)}
                />
              )}
              {lines.length === 0 && (
                <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'flex-start' }}>
                  <FormField
                    name="amount"
                    label={t('amount')}
                    hint={isOfLines ? t('amountHint') : undefined}
                    translate={() => t('amountNeeded', { amount: formatPaise(most) })}
                    slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 16 } }}
                    autoFocus={refundable.length === 0}
                  />
                  <Button sx={{ minHeight: 56 }} onClick={() => void setFieldValue('amount', editableRupees(most))}>
                    {t('all')}
                  </Button>
                </Stack>
              )}
              {complaintOf(values) ? (
                <FormField
                  name="answer"
                  label={t('staffComplaints:reason')}
                  hint={t('staffComplaints:reasonHint')}
                  translate={() => t('staffComplaints:reasonRequired')}
                  multiline
                  minRows={2}
                  slotProps={{ htmlInput: { maxLength: 300 } }}
                />
              ) : (
                <PillChoice
                  label={t('why')}
                  value={values.reason}
                  options={REFUND_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
                  onChange={(reason) => void setFieldValue('reason', reason)}
                />
              )}
              <Typography variant="body2" color="textSecondary">
                {t('second')}
              </Typography>
              {failure !== null && <Alert severity="error">{failure}</Alert>}
              <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
                {paise === null ? t('confirmPlain') : t('confirm', { amount: formatPaise(paise) })}
              </Button>
            </Stack>
          );
        }}
      </DraftFormik>
    </PanelDialog>
  );
};
