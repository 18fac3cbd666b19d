import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import type { Confirmation } from '../../../contract/auth';
import { EMAIL_PATTERN, VISIBLE_SIGN } from '../../../contract/constants';
import type { UpdateCustomerBody } from '../../../contract/customer';
import { ErrorState } from '../../components/ErrorState';
import { FocusFirstInvalid } from '../../components/FocusFirstInvalid';
import { FormField } from '../../components/FormField';
import { useToasts } from '../../hooks/useToasts';
import { formatMobileNumber } from '../../lib/mobileNumber';
import { isApiError } from '../../store/api/ApiError';
import { useGetCustomerQuery, useUpdateCustomerMutation } from '../../store/api/customerApi';
import { EmailCodeDialog } from './EmailCodeDialog';
import { PhotoField } from './PhotoField';
import { useConfirmationCode } from './useConfirmationCode';

/** The height of the form, in CSS pixels. */
const FORM_HEIGHT_PX = 486;

interface ProfileValues {
  name: string;
  emailId: string;
}

/** Waits for the code; `onSaved` makes the saved values the form's baseline. */
interface PendingChange {
  values: ProfileValues;
  onSaved: (saved: ProfileValues) => void;
}

type MessageKey = 'nameRequired' | 'emailRequired' | 'emailInvalid';

/** Messages are keys of the `profile` namespace, so that they follow the language (specification §5). */
const emailId = string().trim().matches(EMAIL_PATTERN, { message: 'emailInvalid', excludeEmptyString: true });
const profileSchema = object({
  name: string().trim().required('nameRequired').matches(VISIBLE_SIGN, 'nameRequired'),
  emailId: emailId.required('emailRequired'),
});
/** Customers who order by phone have no e-mail until they enter one. */
const withoutEmailSchema = profileSchema.shape({ emailId: emailId.default('') });

/** The customer's name, e-mail and photo. */
export const ProfileForm = () => {
  const { t } = useTranslation('profile');
  const { enqueueSnackbar } = useToasts();
  const { data: customer, isError, refetch } = useGetCustomerQuery(undefined);
  const [updateCustomer, { isLoading: isSaving }] = useUpdateCustomerMutation();
  const code = useConfirmationCode('EMAIL');
  const [pending, setPending] = useState<PendingChange | null>(null);
  const translate = (key: string) => t(key as MessageKey);

  if (!customer) {
    if (isError) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />;
    return <Skeleton role="status" aria-label={t('loading')} variant="rounded" height={FORM_HEIGHT_PX} />;
  }

  const schema = customer.emailId === '' ? withoutEmailSchema : profileSchema;

  const update = async (body: UpdateCustomerBody) => {
    const { data, error } = await updateCustomer(body);
    if (data) enqueueSnackbar(t('saved'), { variant: 'success' });
    return { saved: data, fieldErrors: isApiError(error) ? error.fields : undefined };
  };

  const confirm = async (confirmation: Confirmation): Promise<boolean> => {
    if (!pending) return false;
    const { saved } = await update({ ...pending.values, ...confirmation });
    if (!saved) return false;
    pending.onSaved(saved);
    setPending(null);
    return true;
  };

  return (
    <Stack spacing={3}>
      <PhotoField
        name={customer.name}
        photo={customer.photo}
        busy={isSaving}
        onChange={(photo) => void update({ photo })}
      />
      <Formik
        initialValues={{ name: customer.name, emailId: customer.emailId }}
        validationSchema={schema}
        onSubmit={async (typed, { resetForm, setStatus }) => {
          const values = schema.cast(typed);
          const onSaved = ({ name, emailId }: ProfileValues) => resetForm({ values: { name, emailId } });
          if (values.emailId !== customer.emailId) {
            if (await code.send()) setPending({ values, onSaved });
            return;
          }
          const { saved, fieldErrors } = await update(values.emailId === '' ? { name: values.name } : values);
          if (saved) onSaved(saved);
          else setStatus(fieldErrors);
        }}
      >
        {({ isSubmitting, dirty }) => (
          <Stack component={Form} noValidate spacing={1} useFlexGap>
            <FocusFirstInvalid />
            <FormField
              name="name"
              label={t('name')}
              translate={translate}
              autoComplete="name"
              slotProps={{ htmlInput: { maxLength: 80 } }}
            />
            <FormField name="emailId" label={t('emailId')} translate={translate} type="email" autoComplete="email" />
            <TextField
              label={t('mobileNumber')}
              value={formatMobileNumber(customer.mobileNumber)}
              slotProps={{ input: { readOnly: true } }}
              helperText={t('numberHint')}
            />
            <Button
              type="submit"
              variant="contained"
              size="large"
              loading={isSubmitting}
              disabled={!dirty}
              sx={{ mt: 1 }}
            >
              {t('save')}
            </Button>
          </Stack>
        )}
      </Formik>
      {pending && code.sent && (
        <EmailCodeDialog
          emailId={pending.values.emailId}
          sent={code.sent}
          isSending={code.isSending}
          onSendAnother={() => void code.send()}
          onConfirm={confirm}
          onClose={() => setPending(null)}
        />
      )}
    </Stack>
  );
};
