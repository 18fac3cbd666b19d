import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form, Formik, useFormikContext } from 'formik';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import * as yup from 'yup';
import { ENQUIRY_MAX_LENGTH } from '../../../../contract/constants';
import type { EnquiryConversation } from '../../../../contract/staffEnquiries';
import { FocusFirstInvalid } from '../../../components/FocusFirstInvalid';
import { FormField } from '../../../components/FormField';
import { useTabDraft } from '../../hooks/useTabDraft';
import { useReplyToEnquiryMutation } from '../../store/enquiriesApi';

const isText = (stored: unknown): stored is string => typeof stored === 'string';

const schema = yup.object({
  text: yup
    .string()
    .trim()
    .required('reply.needed')
    // The server counts like this.
    .test('length', 'reply.tooLong', (text) => Array.from(text).length <= ENQUIRY_MAX_LENGTH.message),
});
type MessageKey = 'reply.needed' | 'reply.tooLong';

/** A reply to the person. What could not be sent stays in the field, also over a reload. Each enquiry needs a form of its own, by key. */
export const ReplyForm = ({ enquiry: { ticketNumber, newest, replyBy } }: { enquiry: EnquiryConversation }) => {
  const { t } = useTranslation('staffEnquiries');
  const [draft, setDraft] = useTabDraft(`staffReply-${ticketNumber}`, '', isText);
  const [reply] = useReplyToEnquiryMutation();
  if (replyBy === null) return <Alert severity="info">{t('reply.notReached')}</Alert>;
  return (
    <Formik
      initialValues={{ text: draft }}
      validationSchema={schema}
      validateOnBlur={false}
      onSubmit={async ({ text }, { resetForm }) => {
        const { error } = await reply({ ticketNumber, body: { text: text.trim(), after: newest?._id ?? null } });
        if (error === undefined) resetForm({ values: { text: '' } });
      }}
    >
      <ReplyFields replyBy={replyBy} onText={setDraft} />
    </Formik>
  );
};

interface ReplyFieldsProps {
  replyBy: NonNullable<EnquiryConversation['replyBy']>;
  onText: (text: string) => void;
}

const ReplyFields = ({ replyBy, onText }: ReplyFieldsProps) => {
  const { t } = useTranslation('staffEnquiries');
  const {
    isSubmitting,
    values: { text },
  } = useFormikContext<{ text: string }>();
  useEffect(() => onText(text), [onText, text]);
  return (
    <Form noValidate>
      <FocusFirstInvalid />
      <Stack spacing={1} sx={{ alignItems: 'start' }}>
        <FormField
          name="text"
          label={t('reply.label')}
          hint={t(`reply.goesBy.${replyBy}`)}
          multiline
          minRows={3}
          // What is sent is cleared afterwards, and nothing typed meanwhile may go with it.
          slotProps={{ htmlInput: { readOnly: isSubmitting } }}
          translate={(key) => t(key as MessageKey, { count: ENQUIRY_MAX_LENGTH.message })}
        />
        <Button type="submit" variant="contained" loading={isSubmitting}>
          {t('reply.send')}
        </Button>
      </Stack>
    </Form>
  );
};
