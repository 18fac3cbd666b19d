import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form } from 'formik';
import { useTranslation } from 'react-i18next';
import type { SentByHandBody } from '../../../../contract/staffRefunds';
import { FormField } from '../../../components/FormField';
import { DraftFormik } from '../../components/DraftFormik';
import { PanelDialog } from '../../components/PanelDialog';
import { PillChoice } from '../../../components/PillChoice';
import { formatPaise } from '../../../lib/money';
import { cleanReference, isReference } from '../../lib/references';
import { useNoteRefundSentMutation } from '../../store/refundsApi';

interface SentByHandDialogProps {
  refundId: string;
  amountPaise: number;
  onClose: () => void;
}

interface SentFailedRefund {
  to: NonNullable<SentByHandBody['to']>;
  reference: string;
}

/** A failed refund that a person has sent to a bank account or UPI address, with the bank's reference. */
export const SentByHandDialog = ({ refundId, amountPaise, onClose }: SentByHandDialogProps) => {
  const { t } = useTranslation('staffRefunds');
  const [note] = useNoteRefundSentMutation();
  const initialValues: SentFailedRefund = { to: 'UPI', reference: '' };
  return (
    <PanelDialog open title={t('otherTitle', { amount: formatPaise(amountPaise) })} onClose={onClose}>
      <DraftFormik
        draft={`sentByHand-${refundId}`}
        initialValues={initialValues}
        validate={({ reference }) => (isReference(reference) ? {} : { reference: 'referenceNeeded' })}
        onSubmit={async (body, { resetForm }) => {
          const { error } = await note({ refundId, body });
          if (error) return;
          resetForm();
          onClose();
        }}
      >
        {({ values, isSubmitting, setFieldValue }) => (
          <Stack component={Form} noValidate spacing={2}>
            <Typography>{t('otherHow')}</Typography>
            <PillChoice
              label={t('to')}
              value={values.to}
              options={[
                { value: 'UPI', label: t('toUpi') },
                { value: 'BANK', label: t('toBank') },
              ]}
              onChange={(to) => void setFieldValue('to', to)}
            />
            <FormField
              name="reference"
              label={t('reference')}
              clean={cleanReference}
              translate={() => t('referenceNeeded')}
              slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            />
            <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
              {t('note')}
            </Button>
          </Stack>
        )}
      </DraftFormik>
    </PanelDialog>
  );
};
