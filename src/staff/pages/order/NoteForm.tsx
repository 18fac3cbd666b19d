import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form, Formik, useFormikContext } from 'formik';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import * as yup from 'yup';
import { MAX_ORDER_NOTE } from '../../../../contract/counter';
import { FormField } from '../../../components/FormField';
import { useTabDraft } from '../../hooks/useTabDraft';
import { useAddOrderNoteMutation } from '../../store/staffOrdersApi';

interface NoteDraft {
  orderNumber: string;
  text: string;
}

const NONE: NoteDraft = { orderNumber: '', text: '' };
const isDraft = (stored: unknown): stored is NoteDraft =>
  typeof stored === 'object' && stored !== null && 'text' in stored && typeof stored.text === 'string';

const schema = yup.object({
  text: yup.string().trim().required('staffNote.needed').max(MAX_ORDER_NOTE, 'staffNote.tooLong'),
});
type MessageKey = 'staffNote.needed' | 'staffNote.tooLong';

/** A note for colleagues. What could not be sent stays in the field, also over a reload. */
export const NoteForm = ({ orderNumber }: { orderNumber: string }) => {
  const [draft, setDraft] = useTabDraft('staffNote', NONE, isDraft);
  const [add] = useAddOrderNoteMutation();
  return (
    <Formik
      key={orderNumber}
      initialValues={{ text: draft.orderNumber === orderNumber ? draft.text : '' }}
      validationSchema={schema}
      validateOnBlur={false}
      onSubmit={async ({ text }, { resetForm }) => {
        const { error } = await add({ orderNumber, text: text.trim() });
        if (error === undefined) resetForm({ values: { text: '' } });
      }}
    >
      <NoteFields onText={(text) => setDraft(text === '' ? NONE : { orderNumber, text })} />
    </Formik>
  );
};

const NoteFields = ({ onText }: { onText: (text: string) => void }) => {
  const { t } = useTranslation('staffBoard');
  const {
    isSubmitting,
    values: { text },
  } = useFormikContext<{ text: string }>();
  // oxlint-disable-next-line react/exhaustive-deps -- once for each change of the text
  useEffect(() => onText(text), [text]);
  return (
    <Form noValidate>
      <Stack spacing={1} sx={{ mt: 2, alignItems: 'start' }}>
        <FormField
          name="text"
          label={t('staffNote.label')}
          hint={t('staffNote.hint')}
          multiline
          translate={(key) => t(key as MessageKey)}
        />
        <Button type="submit" variant="outlined" loading={isSubmitting}>
          {t('staffNote.add')}
        </Button>
      </Stack>
    </Form>
  );
};
