import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffMember } from '../../../../contract/staff';
import type { PersonChanged } from '../../../../contract/staffPeople';
import { needsSecondFactor, type StaffRole } from '../../../../contract/staffRights';
import type { Envelope } from '../../../../contract/http';
import { DraftFormik } from '../../components/DraftFormik';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { FocusFirstInvalid } from '../../../components/FocusFirstInvalid';
import { PanelDialog } from '../../components/PanelDialog';
import { personSchema } from '../../../features/login/loginSchemas';
import { useToasts } from '../../../hooks/useToasts';
import { isApiError } from '../../../store/api/ApiError';
import { useChangePersonMutation, useResetFactorMutation, useUnlockPersonMutation } from '../../store/peopleApi';
import { useStaffMe } from '../../store/staffHooks';
import { PersonFields, type PersonValues } from './PersonFields';
import { PersonSessions } from './PersonSessions';
import type { ShownSecret } from './SecretDialog';

interface PersonDialogProps {
  person: StaffMember;
  onClose: () => void;
  onSecret: (secret: ShownSecret) => void;
}

/** A Super Admin changes these of a person. */
export const PersonDialog = ({ person, onClose, onSecret }: PersonDialogProps) => {
  const { t } = useTranslation('staffPeople');
  const { enqueueSnackbar } = useToasts();
  const me = useStaffMe();
  const [change, changing] = useChangePersonMutation();
  const [unlock, unlocking] = useUnlockPersonMutation();
  const [resetFactor, resetting] = useResetFactorMutation();
  const [question, setQuestion] = useState<'switchOff' | 'resetFactor' | null>(null);
  const { _id, name, role, language, active } = person;

  /** Closes, so that a secret is what is seen next. */
  const finish = ({ message, data: { secret } }: Envelope<PersonChanged>): void => {
    enqueueSnackbar(message, { variant: 'success' });
    onClose();
    if (secret !== null) onSecret({ name, secret });
  };
  const switchTo = async (to: boolean): Promise<void> => {
    const { data } = await change({ _id, name, role, language, active: to });
    setQuestion(null);
    if (data) finish(data);
  };
  const reset = async (): Promise<void> => {
    const { data } = await resetFactor(_id);
    setQuestion(null);
    if (data) finish(data);
  };

  const isOther = me?._id !== _id;
  return (
    <PanelDialog open title={name} onClose={onClose}>
      <Stack spacing={2.5} divider={<Divider flexItem />}>
        <DraftFormik<PersonValues>
          draft={`person-${_id}`}
          initialValues={{ name, role: String(role), language }}
          validationSchema={personSchema}
          onSubmit={async (values, { resetForm, setStatus }) => {
            const { data, error } = await change({ ...values, _id, role: Number(values.role) as StaffRole, active });
            if (data) {
              resetForm();
              finish(data);
            } else setStatus(isApiError(error) ? error.fields : undefined);
          }}
        >
          {({ isSubmitting, dirty }) => (
            <Stack component={Form} noValidate spacing={2}>
              <PersonFields />
              <FocusFirstInvalid />
              <Button type="submit" variant="contained" size="large" disabled={!dirty} loading={isSubmitting}>
                {t('save')}
              </Button>
            </Stack>
          )}
        </DraftFormik>

        <PersonSessions person={person} />

        <Stack spacing={1}>
          {active && isOther && (
            <>
              <Typography variant="body2" color="textSecondary">
                {t('unlockText')}
              </Typography>
              <Button
                variant="outlined"
                loading={unlocking.isLoading}
                onClick={() => void unlock(_id).then(({ data }) => data && finish(data))}
              >
                {t('unlock')}
              </Button>
            </>
          )}
          {needsSecondFactor(role) && active && isOther && (
            <Button variant="outlined" onClick={() => setQuestion('resetFactor')}>
              {t('resetFactor')}
            </Button>
          )}
          {active ? (
            <Button variant="outlined" color="error" onClick={() => setQuestion('switchOff')}>
              {t('switchOff')}
            </Button>
          ) : (
            <Button variant="outlined" loading={changing.isLoading} onClick={() => void switchTo(true)}>
              {t('switchOn')}
            </Button>
          )}
        </Stack>
      </Stack>

      <ConfirmDialog
        open={question !== null}
        title={t(question === 'resetFactor' ? 'resetQuestion' : 'switchOffQuestion', { name })}
        confirmLabel={t(question === 'resetFactor' ? 'resetFactor' : 'switchOff')}
        destructive
        busy={changing.isLoading || resetting.isLoading}
        onConfirm={() => void (question === 'resetFactor' ? reset() : switchTo(false))}
        onCancel={() => setQuestion(null)}
      >
        {t(question === 'resetFactor' ? 'resetText' : 'switchOffText')}
      </ConfirmDialog>
    </PanelDialog>
  );
};
