import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form, useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import * as yup from 'yup';
import { ENQUIRY_MAX_LENGTH } from '../../../../contract/constants';
import type { EnquiryConversation } from '../../../../contract/staffEnquiries';
import { FocusFirstInvalid } from '../../../components/FocusFirstInvalid';
import { FormField } from '../../../components/FormField';
import { DraftFormik } from '../../components/DraftFormik';
import { useReplyToEnquiryMutation } from '../../store/enquiriesApi';

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
  const [reply] = useReplyToEnquiryMutation();
  if (replyBy === null) return <Alert severity="info">{t('reply.notReached')}</Alert>;
  return (
    <DraftFormik
      draft={`reply-${ticketNumber}`}
      initialValues={{ text: '' }}
      validationSchema={schema}
      validateOnBlur={false}
      onSubmit={async ({ text }, { resetForm }) => {
        const { error } = await reply({ ticketNumber, body: { text: text.trim(), after: newest?._id ?? null } });
        if (error === undefined) resetForm();
      }}
    >
      <ReplyFields replyBy={replyBy} />
    </DraftFormik>
  );
};

const ReplyFields = ({ replyBy }: { replyBy: NonNullable<EnquiryConversation['replyBy']> }) => {
  const { t } = useTranslation('staffEnquiries');
  const { isSubmitting } = useFormikContext();
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
