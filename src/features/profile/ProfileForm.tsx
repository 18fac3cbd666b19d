import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { EMAIL_PATTERN } from '../../../contract/constants';
import type { UpdateCustomerBody } from '../../../contract/customer';
import { ErrorState } from '../../components/ErrorState';
import { FocusFirstInvalid } from '../../components/FocusFirstInvalid';
import { FormField } from '../../components/FormField';
import { useToasts } from '../../hooks/useToasts';
import { formatDisplayDate } from '../../lib/dates';
import { formatMobileNumber } from '../../lib/mobileNumber';
import { isApiError } from '../../store/api/ApiError';
import { useGetCustomerQuery, useUpdateCustomerMutation } from '../../store/api/customerApi';
import { PhotoField } from './PhotoField';

/** As high as the form, in CSS pixels. */
const FORM_HEIGHT_PX = 516;

type MessageKey = 'nameRequired' | 'emailRequired' | 'emailInvalid';

/** Messages are keys of the `profile` namespace, so that they follow the language (specification §5). */
const profileSchema = object({
  name: string().trim().required('nameRequired'),
  emailId: string().trim().required('emailRequired').matches(EMAIL_PATTERN, 'emailInvalid'),
});

/** The customer's name, e-mail and photo. */
export const ProfileForm = () => {
  const { t, i18n } = useTranslation('profile');
  const { enqueueSnackbar } = useToasts();
  const { data: customer, isError, refetch } = useGetCustomerQuery(undefined);
  const [updateCustomer, { isLoading: isSaving }] = useUpdateCustomerMutation();
  const translate = (key: string) => t(key as MessageKey);

  if (!customer) {
    if (isError) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />;
    return <Skeleton role="status" aria-label={t('loading')} variant="rounded" height={FORM_HEIGHT_PX} />;
  }

  const update = async (body: UpdateCustomerBody) => {
    const { data, error } = await updateCustomer(body);
    if (data) enqueueSnackbar(t('saved'), { variant: 'success' });
    return { saved: data, fieldErrors: isApiError(error) ? error.fields : undefined };
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
        validationSchema={profileSchema}
        onSubmit={async (values, { resetForm, setStatus }) => {
          const { saved, fieldErrors } = await update(profileSchema.cast(values));
          // Makes the saved values the new baseline.
          if (saved) resetForm({ values: { name: saved.name, emailId: saved.emailId } });
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
            <Typography variant="body2" color="textSecondary" sx={{ textAlign: 'center' }}>
              {t('since', { date: formatDisplayDate(customer.createdAt, i18n.language) })}
            </Typography>
          </Stack>
        )}
      </Formik>
    </Stack>
  );
};
