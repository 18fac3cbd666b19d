import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form } from 'formik';
import { useTranslation } from 'react-i18next';
import { readRupees } from '../../../../contract/readRupees';
import type { WaitingPayment } from '../../../../contract/staffMoney';
import { FormField } from '../../../components/FormField';
import { DraftFormik } from '../../components/DraftFormik';
import { PanelDialog } from '../../components/PanelDialog';
import { useToasts } from '../../../hooks/useToasts';
import { formatPaise } from '../../../lib/money';
import { useMatchTransferMutation } from '../../store/moneyApi';
import { editableRupees } from '../../lib/editableRupees';
import { cleanReference } from '../../lib/references';
import { AMOUNT_NEEDED, validateReference } from './validation';

/** A payment found by hand: its reference and amount as the bank shows them. Another amount is no payment of the order. */
export const MatchDialog = ({ payment, onClose }: { payment: WaitingPayment; onClose: () => void }) => {
  const { t } = useTranslation('staffMoney');
  const { enqueueSnackbar } = useToasts();
  const [match] = useMatchTransferMutation();
  const { orderNumber, amountPaise: duePaise } = payment;
  return (
    <PanelDialog open title={t('match.title', { number: orderNumber })} onClose={onClose}>
      <DraftFormik
        draft={`match-${orderNumber}`}
        initialValues={{ reference: '', amount: editableRupees(duePaise) }}
        validate={({ reference, amount }) => ({
          ...validateReference(reference),
          ...(!readRupees(amount) && AMOUNT_NEEDED),
        })}
        onSubmit={async ({ reference, amount }, { resetForm }) => {
          const amountPaise = readRupees(amount) ?? 0;
          const isDue = amountPaise === duePaise;
          const { data: message } = await match({ orderNumber: isDue ? orderNumber : null, reference, amountPaise });
          if (message === undefined) return;
          resetForm();
          enqueueSnackbar(message, { variant: 'success' });
          onClose();
        }}
      >
        {({ values, isSubmitting }) => {
          const amountPaise = readRupees(values.amount);
          const differs = amountPaise !== null && amountPaise !== duePaise;
          return (
            <Stack component={Form} noValidate spacing={1.5}>
              <FormField
                name="reference"
                label={t('match.reference')}
                clean={cleanReference}
                translate={() => t('match.referenceNeeded')}
                slotProps={{ htmlInput: { inputMode: 'numeric' } }}
                autoFocus
              />
              <FormField
                name="amount"
                label={t('match.amount')}
                translate={() => t('match.amountNeeded')}
                slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 16 } }}
              />
              {differs && (
                <Alert severity="warning">
                  {t('match.differs', { amount: formatPaise(amountPaise), due: formatPaise(duePaise) })}
                </Alert>
              )}
              <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
                {t(differs ? 'match.withoutOrder' : 'match.confirm')}
              </Button>
            </Stack>
          );
        }}
      </DraftFormik>
    </PanelDialog>
  );
};
