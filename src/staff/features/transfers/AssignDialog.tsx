import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form } from 'formik';
import { useTranslation } from 'react-i18next';
import type { UnresolvedTransfer } from '../../../../contract/staffMoney';
import { FormField } from '../../../components/FormField';
import { DraftFormik } from '../../components/DraftFormik';
import { PanelDialog } from '../../components/PanelDialog';
import { formatPaise } from '../../../lib/money';
import { cleanOrderNumber, isOrderNumber } from '../../lib/references';

interface AssignDialogProps {
  transfer: UnresolvedTransfer;
  /** @returns whether the order took it */
  onAssign: (transferId: string, orderNumber: string) => Promise<boolean>;
  onClose: () => void;
}

/** Money that came without an order, for one that owes exactly that. */
export const AssignDialog = ({ transfer: { transferId, amountPaise }, onAssign, onClose }: AssignDialogProps) => {
  const { t } = useTranslation('staffMoney');
  return (
    <PanelDialog open title={t('assign.title', { amount: formatPaise(amountPaise) })} onClose={onClose}>
      <DraftFormik
        draft={`assign-${transferId}`}
        initialValues={{ orderNumber: '' }}
        validate={({ orderNumber }) => (isOrderNumber(orderNumber) ? {} : { orderNumber: 'assign.numberNeeded' })}
        onSubmit={async ({ orderNumber }, { resetForm }) => {
          if (!(await onAssign(transferId, orderNumber))) return;
          resetForm();
          onClose();
        }}
      >
        {({ isSubmitting }) => (
          <Stack component={Form} noValidate spacing={1.5}>
            <Typography>{t('assign.how')}</Typography>
            <FormField
              name="orderNumber"
              label={t('assign.number')}
              clean={cleanOrderNumber}
              translate={() => t('assign.numberNeeded')}
              autoFocus
            />
            <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
              {t('assign.confirm')}
            </Button>
          </Stack>
        )}
      </DraftFormik>
    </PanelDialog>
  );
};
