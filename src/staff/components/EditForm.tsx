import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Form, useFormikContext } from 'formik';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBeforeUnload } from 'react-router-dom';
import { FocusFirstInvalid } from '../../components/FocusFirstInvalid';
import { saveKey } from '../lib/saveKey';
import { ActionBar } from './ActionBar';

interface EditFormProps {
  children: ReactNode;
  /** Why it could not be saved. */
  failure: string | null;
  saveLabel: string;
  /** Shown before the button. */
  notice?: ReactNode;
  isReadOnly?: boolean;
  /** Nothing of it is stored yet. */
  isNew?: boolean;
  onDirty?: (isDirty: boolean) => void;
}

/** A page's form with its bar: saving, why it failed, and whether all is saved. The browser warns before it closes unsaved. */
export const EditForm = ({
  children,
  failure,
  saveLabel,
  notice,
  isReadOnly = false,
  isNew = false,
  onDirty,
}: EditFormProps) => {
  const { t } = useTranslation('staffFrame');
  const { dirty, isSubmitting, submitCount, isValid } = useFormikContext();
  useEffect(() => onDirty?.(dirty), [dirty, onDirty]);
  useBeforeUnload((event) => {
    if (dirty) event.preventDefault();
  });
  return (
    <Form noValidate>
      <FocusFirstInvalid />
      {children}
      {!isReadOnly && (
        <ActionBar sx={{ marginTop: 2 }}>
          {failure !== null && (
            <Alert severity="error" sx={{ width: '100%' }}>
              {failure}
            </Alert>
          )}
          {notice}
          <Button type="submit" variant="contained" size="large" disabled={!dirty} loading={isSubmitting} {...saveKey}>
            {saveLabel}
          </Button>
          <Typography role="status" variant="body2" color="textSecondary">
            {submitCount > 0 && !isValid
              ? t('form.seeFields')
              : (dirty || !isNew) && t(dirty ? 'form.unsaved' : 'form.allSaved')}
          </Typography>
        </ActionBar>
      )}
    </Form>
  );
};
