import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form } from 'formik';
import { useTranslation } from 'react-i18next';
import { MAX_BLOCK_REASON } from '../../../../contract/customerConstants';
import { FocusFirstInvalid } from '../../../components/FocusFirstInvalid';
import { FormField } from '../../../components/FormField';
import { isApiError } from '../../../store/api/ApiError';
import { DraftFormik } from '../../components/DraftFormik';
import { PanelDialog } from '../../components/PanelDialog';
import { useBlockCustomerMutation, useUnblockCustomerMutation } from '../../store/customersApi';

interface BlockDialogProps {
  customerId: string;
  name: string;
  isBlocked: boolean;
  onClose: () => void;
}

/** Blocks a customer, or ends their block, with a reason that only staff read. */
export const BlockDialog = ({ customerId, name, isBlocked, onClose }: BlockDialogProps) => {
  const { t } = useTranslation('staffCustomers');
  const [block] = useBlockCustomerMutation();
  const [unblock] = useUnblockCustomerMutation();
  const act = isBlocked ? 'end' : 'begin';
  return (
    <PanelDialog open title={t(`block.${act}Of`, { name })} onClose={onClose}>
      <DraftFormik
        draft={`block-${customerId}`}
        initialValues={{ reason: '' }}
        validate={({ reason }) => (reason.trim() === '' ? { reason: 'needed' } : {})}
        validateOnBlur={false}
        onSubmit={async ({ reason }, { resetForm }) => {
          const { error } = await (isBlocked ? unblock : block)({ customerId, reason: reason.trim() });
          if (error === undefined) resetForm();
          // After a conflict the customer is blocked, or not, by another person, and the question is another one.
          if (error === undefined || (isApiError(error) && error.status === 409)) onClose();
        }}
      >
        {({ isSubmitting }) => (
          <Stack component={Form} noValidate spacing={2} useFlexGap>
            <FocusFirstInvalid />
            <Typography>{t(`block.${act}Text`)}</Typography>
            <FormField
              name="reason"
              label={t('block.reason')}
              hint={t('block.hint')}
              translate={() => t('block.reasonNeeded')}
              multiline
              minRows={2}
              autoFocus
              slotProps={{ htmlInput: { maxLength: MAX_BLOCK_REASON } }}
            />
            <Button
              type="submit"
              variant="contained"
              color={isBlocked ? 'primary' : 'error'}
              size="large"
              loading={isSubmitting}
            >
              {t(`block.${act}`)}
            </Button>
          </Stack>
        )}
      </DraftFormik>
    </PanelDialog>
  );
};
