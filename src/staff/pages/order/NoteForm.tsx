import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import { useTranslation } from 'react-i18next';
import * as yup from 'yup';
import { MAX_ORDER_NOTE } from '../../../../contract/counter';
import { FormField } from '../../../components/FormField';
import { useAddOrderNoteMutation } from '../../store/staffOrdersApi';

const schema = yup.object({
  text: yup.string().trim().required('staffNote.needed').max(MAX_ORDER_NOTE, 'staffNote.tooLong'),
});
type MessageKey = 'staffNote.needed' | 'staffNote.tooLong';

/** A note for colleagues. What could not be sent stays in the field. */
export const NoteForm = ({ orderNumber }: { orderNumber: string }) => {
  const { t } = useTranslation('staffBoard');
  const [add] = useAddOrderNoteMutation();
  return (
    <Formik
      key={orderNumber}
      initialValues={{ text: '' }}
      validationSchema={schema}
      validateOnBlur={false}
      onSubmit={async ({ text }, { resetForm }) => {
        const { error } = await add({ orderNumber, text: text.trim() });
        if (error === undefined) resetForm();
      }}
    >
      {({ isSubmitting }) => (
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
      )}
    </Formik>
  );
};
