import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { number, object, string } from 'yup';
import type { DecideComplaintBody, StaffComplaint } from '../../../../contract/complaints';
import { COMPLAINT_DECISIONS, type ComplaintDecision } from '../../../../contract/constants';
import { FocusFirstInvalid } from '../../../components/FocusFirstInvalid';
import { FormField } from '../../../components/FormField';
import { PillChoice } from '../../../components/PillChoice';
import { formatPaise } from '../../../lib/money';
import { isApiError } from '../../../store/api/ApiError';
import { DraftFormik } from '../../components/DraftFormik';
import { PanelDialog } from '../../components/PanelDialog';
import { useDecideComplaintMutation } from '../../store/complaintsApi';

interface DecisionDialogProps {
  complaint: StaffComplaint;
  onClose: () => void;
}

interface Decision {
  decision: ComplaintDecision;
  /** The amount is in rupees. */
  amount: string;
  reason: string;
}

const toPaise = (rupees: string): number => Math.round(Number(rupees) * 100);

const schemaOf = (paidPaise: number) =>
  object({
    reason: string().trim().required('reasonRequired'),
    amount: number().when('decision', {
      is: 'REFUNDED',
      then: (amount) =>
        amount
          .typeError('amountInvalid')
          .required('amountInvalid')
          .moreThan(0, 'amountInvalid')
          .max(paidPaise / 100, 'amountInvalid'),
      otherwise: (amount) => amount.transform(() => undefined),
    }),
  });
type MessageKey = 'reasonRequired' | 'amountInvalid';

const toBody = ({ decision, amount, reason }: Decision): DecideComplaintBody => ({
  decision,
  reason: reason.trim(),
  ...(decision === 'REFUNDED' && { amountPaise: toPaise(amount) }),
});

/** Replace, refund or decline, with the words that the customer reads. */
export const DecisionDialog = ({ complaint, onClose }: DecisionDialogProps) => {
  const { t } = useTranslation('staffComplaints');
  const { _id, paidPaise, available, quantity, name } = complaint;
  const [decide] = useDecideComplaintMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const canReplace = available >= quantity;
  const translate = (key: string) => t(key as MessageKey, { paid: formatPaise(paidPaise) });

  return (
    <PanelDialog open title={`${quantity} × ${name}`} onClose={onClose}>
      <DraftFormik<Decision>
        draft={`complaint-${_id}`}
        initialValues={{
          decision: canReplace ? 'REPLACED' : 'REFUNDED',
          amount: String(paidPaise / 100),
          reason: '',
        }}
        validationSchema={schemaOf(paidPaise)}
        onSubmit={async (values, { resetForm }) => {
          setFailure(null);
          const { error } = await decide({ id: _id, body: toBody(values) });
          if (error === undefined) {
            resetForm();
            onClose();
          } else setFailure(isApiError(error) ? error.messages.join(' ') : t('failed'));
        }}
      >
        {({ values, setFieldValue, isSubmitting }) => (
          <Stack component={Form} noValidate spacing={2} useFlexGap>
            <FocusFirstInvalid />
            <PillChoice
              label={t('decision')}
              value={values.decision}
              options={COMPLAINT_DECISIONS.filter((decision) => decision !== 'REPLACED' || canReplace).map(
                (decision) => ({ value: decision, label: t(`decide${decision}`) }),
              )}
              onChange={(decision) => void setFieldValue('decision', decision)}
            />
            {!canReplace && <Typography variant="body2">{t('noStock', { available })}</Typography>}
            {values.decision === 'REPLACED' && <Typography variant="body2">{t('replaceHint')}</Typography>}
            {values.decision === 'REFUNDED' && (
              <FormField
                name="amount"
                label={t('amount')}
                hint={t('amountHint', { paid: formatPaise(paidPaise) })}
                translate={translate}
                slotProps={{ htmlInput: { inputMode: 'decimal' } }}
              />
            )}
            <FormField
              name="reason"
              label={t('reason')}
              hint={t('reasonHint')}
              translate={translate}
              multiline
              minRows={2}
              slotProps={{ htmlInput: { maxLength: 300 } }}
            />
            {failure !== null && <Alert severity="error">{failure}</Alert>}
            <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
              {t(`decide${values.decision}`)}
            </Button>
          </Stack>
        )}
      </DraftFormik>
    </PanelDialog>
  );
};
