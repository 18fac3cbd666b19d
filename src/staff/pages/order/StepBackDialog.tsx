import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form } from 'formik';
import { useTranslation } from 'react-i18next';
import * as yup from 'yup';
import { MAX_ORDER_NOTE, type OpenStatus } from '../../../../contract/orderConstants';
import type { StaffOrder } from '../../../../contract/staffOrders';
import { FocusFirstInvalid } from '../../../components/FocusFirstInvalid';
import { FormField } from '../../../components/FormField';
import { useToasts } from '../../../hooks/useToasts';
import { DraftFormik } from '../../components/DraftFormik';
import { PanelDialog } from '../../components/PanelDialog';
import { useStepBackMutation } from '../../store/staffOrdersApi';

const schema = yup.object({
  text: yup
    .string()
    .trim()
    .required('stepBack.needed')
    // The server counts like this.
    .test('length', 'staffNote.tooLong', (text) => Array.from(text).length <= MAX_ORDER_NOTE),
});
type MessageKey = 'stepBack.needed' | 'staffNote.tooLong';

interface StepBackDialogProps {
  order: StaffOrder;
  /** The state that it leads to. */
  to: OpenStatus;
  onClose: () => void;
}

/** Takes an order a step back, long after the step, with the reason that its history shows. */
export const StepBackDialog = ({ order: { orderNumber, status }, to, onClose }: StepBackDialogProps) => {
  const { t } = useTranslation('staffBoard');
  const { enqueueSnackbar } = useToasts();
  const [stepBack, { isLoading }] = useStepBackMutation();
  return (
    <PanelDialog open title={t('stepBack.title', { status: t(`status.${to}`) })} onClose={onClose}>
      <DraftFormik
        draft={`stepBack-${orderNumber}`}
        initialValues={{ text: '' }}
        validationSchema={schema}
        validateOnBlur={false}
        onSubmit={async ({ text }, { resetForm }) => {
          const { data } = await stepBack({ orderNumber, expectedStatus: status, text: text.trim() });
          if (data === undefined) return;
          resetForm();
          enqueueSnackbar(data, { variant: 'success' });
          onClose();
        }}
      >
        <Form noValidate>
          <FocusFirstInvalid />
          <Stack spacing={2}>
            <FormField
              name="text"
              label={t('stepBack.why')}
              hint={t('stepBack.hint')}
              multiline
              translate={(key) => t(key as MessageKey, { count: MAX_ORDER_NOTE })}
            />
            <Button type="submit" variant="contained" size="large" loading={isLoading}>
              {t('stepBack.confirm')}
            </Button>
          </Stack>
        </Form>
      </DraftFormik>
    </PanelDialog>
  );
};
