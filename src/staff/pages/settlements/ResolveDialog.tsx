import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form } from 'formik';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { MAX_RESOLUTION_NOTE } from '../../../../contract/paymentConstants';
import type { Resolution, SettlementDifference } from '../../../../contract/settlements';
import { FormField } from '../../../components/FormField';
import { DraftFormik } from '../../components/DraftFormik';
import { PanelDialog } from '../../components/PanelDialog';
import { PillChoice } from '../../../components/PillChoice';
import { useToasts } from '../../../hooks/useToasts';
import { cleanOrderNumber, isOrderNumber } from '../../lib/references';
import { useResolveDifferenceMutation } from '../../store/settlementsApi';
import { useSides } from './useSides';

interface ResolveDialogProps {
  difference: SettlementDifference;
  onClose: () => void;
}

interface Values {
  how: Resolution;
  orderNumber: string;
  note: string;
}

const schema = object({
  how: string().required(),
  note: string().trim().required('noteNeeded'),
  orderNumber: string().when('how', {
    is: 'BOOKED',
    then: (field) => field.test('order', 'orderNeeded', (text) => isOrderNumber(text ?? '')),
  }),
});

/** Asks how a difference came about. Money without a record here can be booked to the order that it pays for. */
export const ResolveDialog = ({ difference, onClose }: ResolveDialogProps) => {
  const { t } = useTranslation('staffSettlements');
  const { enqueueSnackbar } = useToasts();
  const [resolve] = useResolveDifferenceMutation();
  const sides = useSides();
  const ways: Resolution[] = ['FOUND', 'FEE', 'EXPLAINED'];
  if (difference.kind === 'UNKNOWN_PAYMENT') ways.push('BOOKED');
  const initialValues: Values = { how: 'EXPLAINED', orderNumber: '', note: '' };
  const translate = (key: string) => t(key as 'noteNeeded' | 'orderNeeded');
  return (
    <PanelDialog open title={t('resolveTitle', { reference: difference.reference })} onClose={onClose}>
      <DraftFormik
        draft={`resolve-${difference._id}`}
        initialValues={initialValues}
        validationSchema={schema}
        onSubmit={async ({ how, note, orderNumber }, { resetForm }) => {
          const body = { how, note: note.trim(), orderNumber: how === 'BOOKED' ? orderNumber : null };
          const { data } = await resolve({ id: difference._id, body });
          if (!data) return;
          resetForm();
          enqueueSnackbar(data.message, { variant: 'success' });
          onClose();
        }}
      >
        {({ values: { how }, isSubmitting, setFieldValue }) => (
          <Stack component={Form} noValidate spacing={2}>
            <Typography>{`${t(`kind.${difference.kind}`)}. ${sides(difference)}`}</Typography>
            <PillChoice
              label={t('how.label')}
              value={how}
              options={ways.map((value) => ({ value, label: t(`how.${value}`) }))}
              onChange={(value) => void setFieldValue('how', value)}
            />
            {how === 'BOOKED' && (
              <FormField
                name="orderNumber"
                label={t('orderNumber')}
                hint={t('orderHint')}
                clean={cleanOrderNumber}
                translate={translate}
                slotProps={{ htmlInput: { maxLength: 20 } }}
              />
            )}
            <FormField
              name="note"
              label={t('note')}
              hint={t('noteHint')}
              translate={translate}
              multiline
              minRows={2}
              slotProps={{ htmlInput: { maxLength: MAX_RESOLUTION_NOTE } }}
            />
            <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
              {t('resolve')}
            </Button>
          </Stack>
        )}
      </DraftFormik>
    </PanelDialog>
  );
};
