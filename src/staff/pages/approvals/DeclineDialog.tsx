import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form } from 'formik';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import type { RefundApproval } from '../../../../contract/approvals';
import { FormField } from '../../../components/FormField';
import { DraftFormik } from '../../components/DraftFormik';
import { PanelDialog } from '../../components/PanelDialog';
import { useDeclineRefundMutation } from '../../store/approvalsApi';

const MAX_REASON_LENGTH = 200;
const schema = object({ reason: string().trim().required('approvals.reasonNeeded').max(MAX_REASON_LENGTH) });

/** Declines a refund with a reason, which the order shows. */
export const DeclineDialog = ({ approval, onClose }: { approval: RefundApproval; onClose: () => void }) => {
  const { t } = useTranslation('staffPacking');
  const [decline] = useDeclineRefundMutation();
  return (
    <PanelDialog
      open
      title={t('approvals.declineTitle', { number: approval.orderNumber ?? approval.reference })}
      onClose={onClose}
    >
      <DraftFormik
        draft={`decline-${approval._id}`}
        initialValues={{ reason: '' }}
        validationSchema={schema}
        onSubmit={async ({ reason }, { resetForm }) => {
          const done = await decline({ id: approval._id, reason });
          if (done.error) return;
          resetForm();
          onClose();
        }}
      >
        {({ isSubmitting }) => (
          <Stack component={Form} noValidate spacing={1.5}>
            <FormField
              name="reason"
              label={t('approvals.why')}
              translate={() => t('approvals.reasonNeeded')}
              slotProps={{ htmlInput: { maxLength: MAX_REASON_LENGTH } }}
              autoFocus
            />
            <Button type="submit" variant="contained" color="error" loading={isSubmitting}>
              {t('approvals.decline')}
            </Button>
          </Stack>
        )}
      </DraftFormik>
    </PanelDialog>
  );
};
