import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form } from 'formik';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { NOT_DELIVERED_REASONS, RETURNED_STOCK, type NotDeliveredReason } from '../../../../contract/roundConstants';
import type { NotDeliveredBody } from '../../../../contract/rounds';
import { FocusFirstInvalid } from '../../../components/FocusFirstInvalid';
import { FormField } from '../../../components/FormField';
import { DraftFormik } from '../../components/DraftFormik';
import { PanelDialog } from '../../components/PanelDialog';
import { PillChoice } from '../../../components/PillChoice';
import type { RideStop } from '../../ride/applyActions';
import type { ActionResult } from '../../ride/rideQueue';

type Body = Omit<NotDeliveredBody, 'phone'>;

interface NotDeliveredDialogProps {
  stop: RideStop;
  onNotDelivered: (body: Body) => Promise<ActionResult>;
  onClose: () => void;
}

const AFTERWARDS = ['AGAIN', ...RETURNED_STOCK] as const;
const MAX_NOTE_LENGTH = 300;

const schema = object({ note: string().max(MAX_NOTE_LENGTH, 'notDelivered.noteTooLong') });

interface Values {
  reason: NotDeliveredReason;
  afterwards: (typeof AFTERWARDS)[number];
  note: string;
}

/** Why a parcel comes back, and for an unpaid one that was refused at the door what becomes of it. */
export const NotDeliveredDialog = ({ stop, onNotDelivered, onClose }: NotDeliveredDialogProps) => {
  const { t } = useTranslation('staffRounds');
  const initialValues: Values = { reason: 'AWAY', afterwards: 'AGAIN', note: '' };
  // Only shop staff decide about the money of a paid order.
  const mayCancel = ({ reason }: Values) => reason === 'REFUSED' && stop.duePaise > 0;

  return (
    <PanelDialog open title={t('notDelivered.title')} onClose={onClose}>
      <DraftFormik
        draft={`notDelivered-${stop.orderNumber}`}
        initialValues={initialValues}
        validationSchema={schema}
        onSubmit={async (values, { resetForm, setStatus }) => {
          const { reason, afterwards } = values;
          const note = values.note.trim();
          const result = await onNotDelivered({
            reason,
            ...(note !== '' && { note }),
            ...(mayCancel(values) && afterwards !== 'AGAIN' && { cancel: { stock: afterwards } }),
          });
          if (result.state === 'REJECTED') {
            setStatus({ note: result.messages.join(' ') });
            return;
          }
          resetForm();
          onClose();
        }}
      >
        {({ values, isSubmitting, setFieldValue }) => (
          <Stack component={Form} noValidate spacing={2}>
            <FocusFirstInvalid />
            <PillChoice
              label={t('notDelivered.reason')}
              value={values.reason}
              options={NOT_DELIVERED_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
              onChange={(reason) => void setFieldValue('reason', reason)}
            />
            {mayCancel(values) && (
              <PillChoice
                label={t('notDelivered.afterwards')}
                value={values.afterwards}
                options={AFTERWARDS.map((value) => ({ value, label: t(`afterwards.${value}`) }))}
                onChange={(afterwards) => void setFieldValue('afterwards', afterwards)}
              />
            )}
            <FormField
              name="note"
              multiline
              label={t('notDelivered.note')}
              translate={(key) => t(key as 'notDelivered.noteTooLong')}
            />
            <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
              {t('notDelivered.submit')}
            </Button>
          </Stack>
        )}
      </DraftFormik>
    </PanelDialog>
  );
};
