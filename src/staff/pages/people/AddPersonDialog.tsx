import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form } from 'formik';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../contract/constants';
import { needsSecondFactor, STAFF_ROLE, type StaffRole } from '../../../../contract/staffRights';
import { FocusFirstInvalid } from '../../../components/FocusFirstInvalid';
import { DraftFormik } from '../../components/DraftFormik';
import { PanelDialog } from '../../components/PanelDialog';
import { loginSchema, personSchema } from '../../../features/login/loginSchemas';
import { MobileNumberField } from '../../../features/login/MobileNumberField';
import { useToasts } from '../../../hooks/useToasts';
import { isApiError } from '../../../store/api/ApiError';
import { useAddPersonMutation } from '../../store/peopleApi';
import { PersonFields } from './PersonFields';
import type { ShownSecret } from './SecretDialog';

interface AddPersonDialogProps {
  open: boolean;
  onClose: () => void;
  onSecret: (secret: ShownSecret) => void;
}

const initialValues = { mobileNumber: '', name: '', role: String(STAFF_ROLE.SALES_PERSON), language: 'en' as Language };

/** A new person, who can log in at once; roles with a second factor get a one-time secret. */
export const AddPersonDialog = ({ open, onClose, onSecret }: AddPersonDialogProps) => {
  const { t } = useTranslation('staffPeople');
  const { enqueueSnackbar } = useToasts();
  const [add] = useAddPersonMutation();
  return (
    <PanelDialog open={open} title={t('addTitle')} onClose={onClose}>
      <DraftFormik
        draft="person-new"
        initialValues={initialValues}
        validationSchema={loginSchema.concat(personSchema)}
        onSubmit={async (values, { resetForm, setStatus }) => {
          const { data, error } = await add({ ...values, role: Number(values.role) as StaffRole });
          if (!data) {
            setStatus(isApiError(error) ? error.fields : undefined);
            return;
          }
          resetForm();
          enqueueSnackbar(data.message, { variant: 'success' });
          const { secret, person } = data.data;
          if (secret !== null) onSecret({ name: person.name, secret });
          onClose();
        }}
      >
        {({ isSubmitting, values }) => (
          <Stack component={Form} noValidate spacing={2}>
            <MobileNumberField autoFocus />
            <PersonFields />
            {needsSecondFactor(Number(values.role) as StaffRole) && (
              <Typography variant="body2" color="textSecondary">
                {t('secretFollows')}
              </Typography>
            )}
            <FocusFirstInvalid />
            <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
              {t('add')}
            </Button>
          </Stack>
        )}
      </DraftFormik>
    </PanelDialog>
  );
};
