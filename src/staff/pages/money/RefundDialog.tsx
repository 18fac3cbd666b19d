import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form } from 'formik';
import { useTranslation } from 'react-i18next';
import type { RefundToMake } from '../../../../contract/staffMoney';
import { FormField } from '../../../components/FormField';
import { DraftFormik } from '../../components/DraftFormik';
import { PanelDialog } from '../../components/PanelDialog';
import { formatPaise } from '../../../lib/money';
import { useNoteRefundSentMutation } from '../../store/refundsApi';
import { cleanReference } from '../../lib/references';
import { validateReference } from './validation';

/** A refund that was sent by hand, with the bank's reference; or given in cash. */
export const RefundDialog = ({ refund, onClose }: { refund: RefundToMake; onClose: () => void }) => {
  const { t } = useTranslation('staffMoney');
  const [noteRefund, { isLoading }] = useNoteRefundSentMutation();
  const note = async (reference: string | null, endDraft: () => void) => {
    const { error } = await noteRefund({ refundId: refund.refundId, body: { reference } });
    if (error) return;
    endDraft();
    onClose();
  };
  return (
    <PanelDialog open title={t('refund.title', { amount: formatPaise(refund.amountPaise) })} onClose={onClose}>
      <DraftFormik
        draft={`refundSent-${refund.refundId}`}
        initialValues={{ reference: '' }}
        validate={({ reference }) => validateReference(reference)}
        onSubmit={({ reference }, { resetForm }) => note(reference, resetForm)}
      >
        {({ isSubmitting, resetForm }) => (
          <Stack component={Form} noValidate spacing={1.5}>
            <Typography>{t('refund.how')}</Typography>
            <FormField
              name="reference"
              label={t('match.reference')}
              clean={cleanReference}
              translate={() => t('match.referenceNeeded')}
              slotProps={{ htmlInput: { inputMode: 'numeric' } }}
              autoFocus
            />
            <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
              {t('refund.confirm')}
            </Button>
            <Button disabled={isLoading} onClick={() => void note(null, resetForm)}>
              {t('refund.inCash')}
            </Button>
          </Stack>
        )}
      </DraftFormik>
    </PanelDialog>
  );
};
