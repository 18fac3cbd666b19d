import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form } from 'formik';
import { useTranslation } from 'react-i18next';
import { readRupees } from '../../../../contract/readRupees';
import type { CashInHand } from '../../../../contract/staffMoney';
import { FormField } from '../../../components/FormField';
import { DraftFormik } from '../../components/DraftFormik';
import { PanelDialog } from '../../components/PanelDialog';
import { useToasts } from '../../../hooks/useToasts';
import { formatPaise } from '../../../lib/money';
import { useReceiveCashMutation } from '../../store/moneyApi';
import { useDifference } from '../../hooks/useDifference';
import { COUNT_NEEDED, validateNote } from './validation';

interface Values {
  counted: string;
  note: string;
}

/** Cash counted at the end of a round; a difference is named, and needs its reason. */
export const HandoverDialog = ({ holder, onClose }: { holder: CashInHand; onClose: () => void }) => {
  const { t } = useTranslation('staffMoney');
  const { enqueueSnackbar } = useToasts();
  const differenceText = useDifference();
  const [receive] = useReceiveCashMutation();
  const { staffId: riderId, name, amountPaise: expectedPaise } = holder;
  const differenceOf = ({ counted }: Values): number | null => {
    const paise = readRupees(counted);
    return paise === null ? null : paise - expectedPaise;
  };

  return (
    <PanelDialog open title={t('handover.title', { name })} onClose={onClose}>
      <DraftFormik<Values>
        draft={`handover-${riderId}`}
        initialValues={{ counted: '', note: '' }}
        validate={(values) => {
          const difference = differenceOf(values);
          return difference === null ? COUNT_NEEDED : validateNote(values.note, difference);
        }}
        onSubmit={async ({ counted, note }, { key, resetForm }) => {
          const countedPaise = readRupees(counted) ?? 0;
          const why = note.trim();
          const { error } = await receive({
            key,
            body: { riderId, countedPaise, expectedPaise, ...(why && { note: why }) },
          });
          if (error) return;
          resetForm();
          enqueueSnackbar(t('handover.done', { name, amount: formatPaise(countedPaise) }), { variant: 'success' });
          onClose();
        }}
      >
        {({ values, isSubmitting }) => {
          const difference = differenceOf(values);
          return (
            <Stack component={Form} noValidate spacing={1.5}>
              <Typography>{t('handover.expected', { amount: formatPaise(expectedPaise) })}</Typography>
              <FormField
                name="counted"
                label={t('handover.counted')}
                translate={() => t('handover.countNeeded')}
                slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 16 } }}
                autoFocus
              />
              <Typography role="status" sx={{ fontWeight: 600, color: difference ? 'error.main' : 'text.primary' }}>
                {difference !== null && <span>{differenceText(difference)}</span>}
              </Typography>
              {difference !== null && difference !== 0 && (
                <FormField
                  name="note"
                  label={t('handover.note')}
                  translate={() => t('handover.noteNeeded')}
                  slotProps={{ htmlInput: { maxLength: 300 } }}
                />
              )}
              <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
                {t('handover.confirm')}
              </Button>
            </Stack>
          );
        }}
      </DraftFormik>
    </PanelDialog>
  );
};
