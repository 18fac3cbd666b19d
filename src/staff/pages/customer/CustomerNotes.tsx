import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Form, useFormikContext } from 'formik';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { MAX_CUSTOMER_NOTE } from '../../../../contract/customerConstants';
import type { StaffCustomer } from '../../../../contract/staffCustomers';
import { FocusFirstInvalid } from '../../../components/FocusFirstInvalid';
import { FormField } from '../../../components/FormField';
import { formatDateTime } from '../../../lib/dates';
import { DraftFormik } from '../../components/DraftFormik';
import { RowList } from '../../components/RowList';
import { useAddCustomerNoteMutation } from '../../store/customersApi';
import { useMay } from '../../store/staffHooks';

/** What colleagues noted about the customer. Each customer needs a form of its own, by key. */
export const CustomerNotes = ({ customer: { customerId, notes } }: { customer: StaffCustomer }) => {
  const { t, i18n } = useTranslation('staffCustomers');
  const mayNote = useMay('noteCustomers');
  return (
    <div>
      <RowList
        title={t('notes.title')}
        empty={t('notes.none')}
        items={notes}
        keyOf={({ noteId }) => String(noteId)}
        render={({ text, person, at }) => (
          <div>
            <Typography sx={{ whiteSpace: 'pre-line' }}>{text}</Typography>
            <Typography variant="body2" color="textSecondary">
              {[person, formatDateTime(at, i18n.language)].filter(Boolean).join(' · ')}
            </Typography>
          </div>
        )}
      />
      {mayNote && <NoteForm customerId={customerId} />}
    </div>
  );
};

/** What could not be sent stays in the field, also over a reload. */
const NoteForm = ({ customerId }: { customerId: string }) => {
  const [add] = useAddCustomerNoteMutation();
  return (
    <DraftFormik
      draft={`customerNote-${customerId}`}
      initialValues={{ text: '' }}
      validate={({ text }) => (text.trim() === '' ? { text: 'notes.needed' } : {})}
      validateOnBlur={false}
      onSubmit={async ({ text }, { resetForm }) => {
        const { error } = await add({ customerId, text: text.trim() });
        if (error === undefined) resetForm();
      }}
    >
      <NoteFields />
    </DraftFormik>
  );
};

const NoteFields = () => {
  const { t } = useTranslation('staffCustomers');
  const { isSubmitting } = useFormikContext();
  return (
    <Box
      component={Form}
      noValidate
      sx={{ display: 'grid', mt: 2, justifyItems: 'start', '& > *': { maxWidth: '100%' } }}
    >
      <FocusFirstInvalid />
      <Box sx={{ display: 'grid', width: '100%' }}>
        <FormField
          name="text"
          label={t('notes.label')}
          hint={t('notes.hint')}
          multiline
          // What is sent is cleared afterwards, and nothing typed meanwhile may go with it.
          slotProps={{ htmlInput: { readOnly: isSubmitting, maxLength: MAX_CUSTOMER_NOTE } }}
          translate={() => t('notes.needed')}
        />
      </Box>
      <Button type="submit" variant="outlined" loading={isSubmitting}>
        {t('notes.add')}
      </Button>
    </Box>
  );
};
