import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBeforeUnload } from 'react-router-dom';
import type { SettingsSection } from '../../../../contract/settingsFields';
import type { SectionConflict, StoredSection } from '../../../../contract/shopSettings';
import { FocusFirstInvalid } from '../../../components/FocusFirstInvalid';
import { useToasts } from '../../../hooks/useToasts';
import { isApiError, type ApiError } from '../../../store/api/ApiError';
import { ActionBar } from '../../components/ActionBar';
import { ChangedMeanwhile } from '../../components/ChangedMeanwhile';
import { mergeValues, withLeaf, type ForeignChange } from '../../lib/threeWay';
import { useSaveSettingsMutation } from '../../store/settingsApi';
import { FocusField } from './FocusField';
import { SettingsField } from './SettingsField';
import { errorsOf, fieldsOf, formOf, valuesOf, type FormValues } from './settingsValues';
import { useForeignValue } from './useForeignValue';
import { useSettingsWords } from './useSettingsWords';

/** Short ones share a row. */
const isWide = (kind: string): boolean => kind !== 'text' && kind !== 'number' && kind !== 'paise';

const theirsIn = ({ status, data }: ApiError): StoredSection | null =>
  status === 409 && typeof data === 'object' && data !== null && 'section' in data
    ? (data as SectionConflict).section
    : null;

const Unsaved = ({ isDirty }: { isDirty: boolean }) => {
  useBeforeUnload((event) => {
    if (isDirty) event.preventDefault();
  });
  return null;
};

interface SettingsFormProps {
  section: SettingsSection;
  /** As last read from the server. */
  stored: StoredSection;
  /** After saving, or after learning that another person did. */
  onStored: (stored: StoredSection) => void;
}

/** A section's form. Where another person saved first, nothing typed here is lost. */
export const SettingsForm = ({ section, stored, onStored }: SettingsFormProps) => {
  const { t } = useTranslation('staffSettings');
  const { sentence, pathName } = useSettingsWords();
  const foreignValue = useForeignValue();
  const { enqueueSnackbar } = useToasts();
  const [saveSettings] = useSaveSettingsMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const [conflict, setConflict] = useState<{ message: string; changes: readonly ForeignChange[] } | null>(null);

  const settle = (error: ApiError, form: FormValues, helpers: FormikHelpers<FormValues>): void => {
    const theirs = theirsIn(error);
    if (!theirs) {
      helpers.setStatus(error.fields);
      setFailure(error.messages.join(' '));
      return;
    }
    const { merged, changes } = mergeValues(formOf(section, stored.values), form, formOf(section, theirs.values));
    helpers.resetForm({ values: formOf(section, theirs.values) });
    void helpers.setValues(merged);
    setConflict({ message: error.messages.join(' '), changes });
    onStored(theirs);
  };

  const save = async (form: FormValues, helpers: FormikHelpers<FormValues>): Promise<void> => {
    setFailure(null);
    setConflict(null);
    const body = { ...valuesOf(section, form), revision: stored.revision };
    const { data, error } = await saveSettings({ section, body });
    if (isApiError(error)) settle(error, form, helpers);
    if (!data) return;
    enqueueSnackbar(data.message, { variant: 'success' });
    helpers.resetForm({ values: formOf(section, data.data.values) });
    onStored(data.data);
  };

  return (
    <Formik<FormValues>
      initialValues={formOf(section, stored.values)}
      validate={(form) => errorsOf(section, form, stored.samples, sentence)}
      onSubmit={save}
    >
      {({ values, dirty, isSubmitting, submitCount, isValid, setValues }) => (
        <Form noValidate>
          <FocusFirstInvalid />
          <FocusField />
          <Unsaved isDirty={dirty} />
          {conflict && (
            <ChangedMeanwhile
              message={conflict.message}
              changes={conflict.changes.map((change) => ({
                ...change,
                label: pathName(change.path),
                theirs: foreignValue(change.theirs),
                onTake: () => {
                  void setValues(withLeaf(values, change.path, change.theirs));
                  setConflict({ ...conflict, changes: conflict.changes.filter((one) => one !== change) });
                },
              }))}
            />
          )}
          <Card
            sx={{
              display: 'grid',
              gap: 1.5,
              marginTop: conflict ? 2 : 0,
              padding: { mobile: 2, tablet: 2.5 },
              alignItems: 'start',
              gridTemplateColumns: { mobile: 'minmax(0, 1fr)', tablet: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            {fieldsOf(section).map(([name, field]) => (
              <Box key={name} sx={{ display: 'grid', ...(isWide(field.kind) && { gridColumn: '1 / -1' }) }}>
                <SettingsField name={name} field={field} isSample={stored.samples.includes(name)} />
              </Box>
            ))}
          </Card>
          <ActionBar sx={{ marginTop: 2 }}>
            {failure !== null && (
              <Alert severity="error" sx={{ width: '100%' }}>
                {failure}
              </Alert>
            )}
            <Button type="submit" variant="contained" size="large" disabled={!dirty} loading={isSubmitting}>
              {t('save')}
            </Button>
            <Typography variant="body2" color="textSecondary">
              {submitCount > 0 && !isValid ? t('seeFields') : t(dirty ? 'unsaved' : 'allSaved')}
            </Typography>
          </ActionBar>
        </Form>
      )}
    </Formik>
  );
};
