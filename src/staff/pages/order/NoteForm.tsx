import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form, useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import * as yup from 'yup';
import { MAX_ORDER_NOTE } from '../../../../contract/orderConstants';
import { FocusFirstInvalid } from '../../../components/FocusFirstInvalid';
import { FormField } from '../../../components/FormField';
import { DraftFormik } from '../../components/DraftFormik';
import { useAnnounce } from '../../hooks/useAnnounce';
import { saveKey } from '../../lib/saveKey';
import { useAddOrderNoteMutation } from '../../store/staffOrdersApi';

const schema = yup.object({
  text: yup
    .string()
    .trim()
    .required('staffNote.needed')
    // The server counts like this.
    .test('length', 'staffNote.tooLong', (text) => Array.from(text).length <= MAX_ORDER_NOTE),
});
type MessageKey = 'staffNote.needed' | 'staffNote.tooLong';

/** A note for colleagues. What could not be sent stays in the field, also over a reload. Each order needs a form of its own, by key. */
export const NoteForm = ({ orderNumber }: { orderNumber: string }) => {
  const { t } = useTranslation('staffBoard');
  const announce = useAnnounce();
  const [add] = useAddOrderNoteMutation();
  return (
    <DraftFormik
      draft={`note-${orderNumber}`}
      initialValues={{ text: '' }}
      validationSchema={schema}
      validateOnBlur={false}
      onSubmit={async ({ text }, { resetForm }) => {
        const { error } = await add({ orderNumber, text: text.trim() });
        if (error !== undefined) return;
        resetForm();
        announce(t('staffNote.added'));
      }}
    >
      <NoteFields />
    </DraftFormik>
  );
};

const NoteFields = () => {
  const { t } = useTranslation('staffBoard');
  const { isSubmitting } = useFormikContext();
  return (
    <Form noValidate>
      <FocusFirstInvalid />
      <Stack spacing={1} sx={{ mt: 2, alignItems: 'start' }}>
        <FormField
          name="text"
          label={t('staffNote.label')}
          hint={t('staffNote.hint')}
          multiline
          // What is sent is cleared afterwards, and nothing typed meanwhile may go with it.
          slotProps={{ htmlInput: { readOnly: isSubmitting } }}
          translate={(key) => t(key as MessageKey, { count: MAX_ORDER_NOTE })}
        />
        <Button type="submit" variant="outlined" loading={isSubmitting} {...saveKey}>
          {t('staffNote.add')}
        </Button>
      </Stack>
    </Form>
  );
};
