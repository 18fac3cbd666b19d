import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form } from 'formik';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { DraftFormik } from '../../components/DraftFormik';
import { VISIBLE_SIGN } from '../../../../contract/constants';
import { FormField } from '../../../components/FormField';
import { isApiError } from '../../../store/api/ApiError';
import { useCreateCallerMutation } from '../../store/phoneOrdersApi';

const schema = object({
  name: string().trim().matches(VISIBLE_SIGN, 'caller.nameNeeded').required('caller.nameNeeded'),
});

/** A number that is new to the shop becomes a customer, with a name alone. */
export const CallerName = ({ mobileNumber }: { mobileNumber: string }) => {
  const { t } = useTranslation('staffNewOrder');
  const [create] = useCreateCallerMutation();
  return (
    <DraftFormik
      draft={`callerName-${mobileNumber}`}
      initialValues={{ name: '' }}
      validationSchema={schema}
      onSubmit={async ({ name }, { resetForm, setStatus }) => {
        const { error } = await create({ mobileNumber, name });
        if (error === undefined) resetForm();
        else if (isApiError(error)) setStatus(error.fields);
      }}
    >
      {({ isSubmitting }) => (
        <Stack component={Form} noValidate spacing={1.5} sx={{ maxWidth: 520 }}>
          <Typography>{t('caller.unknown')}</Typography>
          <FormField name="name" label={t('caller.name')} translate={() => t('caller.nameNeeded')} autoFocus />
          <Button type="submit" variant="contained" size="large" loading={isSubmitting} sx={{ alignSelf: 'start' }}>
            {t('caller.create')}
          </Button>
        </Stack>
      )}
    </DraftFormik>
  );
};
