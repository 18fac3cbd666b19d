import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import Card from '@mui/material/Card';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBeforeUnload } from 'react-router-dom';
import type { Store } from '../../../../contract/homepage';
import type { AreaConflict, StaffArea } from '../../../../contract/staffAreas';
import { FocusFirstInvalid } from '../../../components/FocusFirstInvalid';
import { useToasts } from '../../../hooks/useToasts';
import { isApiError, type ApiError } from '../../../store/api/ApiError';
import { ActionBar } from '../../components/ActionBar';
import { TranslatedField } from '../../components/TranslatedField';
import { mergeValues, type ForeignChange } from '../../lib/threeWay';
import { useAddAreaMutation, useChangeAreaMutation } from '../../store/areasApi';
import { AreaChangedMeanwhile } from './AreaChangedMeanwhile';
import { areaSchema, bodyOf, newArea, valuesOf, type AreaValues } from './areaValues';
import { MovedAddresses } from './MovedAddresses';
import { PointsField } from './PointsField';
import { StepsFields } from './StepsFields';
import { useAreaErrors } from './useAreaErrors';

interface AreaFormProps {
  /** As last read from the server; null for a new one. */
  area: StaffArea | null;
  /** All, by precedence. */
  areas: readonly StaffArea[];
  store: Store;
  /** After saving, or after learning that another person did. */
  onStored: (area: StaffArea) => void;
}

const conflictOf = ({ status, data }: ApiError): AreaConflict | null =>
  status === 409 && typeof data === 'object' && data !== null && 'area' in data ? (data as AreaConflict) : null;

const card = { padding: { mobile: 2, tablet: 2.5 } };

const WarnUnsaved = ({ isDirty }: { isDirty: boolean }) => {
  useBeforeUnload((event) => {
    if (isDirty) event.preventDefault();
  });
  return null;
};

/** An area's name, border and charges. Where another person saved first, nothing typed here is lost. */
export const AreaForm = ({ area, areas, store, onStored }: AreaFormProps) => {
  const { t } = useTranslation('staffAreas');
  const translate = useAreaErrors();
  const { enqueueSnackbar } = useToasts();
  const [add] = useAddAreaMutation();
  const [change] = useChangeAreaMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const [conflict, setConflict] = useState<{ message: string; changes: readonly ForeignChange[] } | null>(null);
  const others = areas
    .filter(({ _id }) => _id !== area?._id)
    .map(({ name, corners, active }) => ({ name: name.en, corners, active }));

  const settle = (error: ApiError, values: AreaValues, form: FormikHelpers<AreaValues>): void => {
    const theirs = conflictOf(error)?.area;
    if (!theirs || !area) {
      form.setStatus(error.fields);
      setFailure(error.messages.join(' '));
      return;
    }
    const { merged, changes } = mergeValues(valuesOf(area), values, valuesOf(theirs));
    form.resetForm({ values: valuesOf(theirs) });
    void form.setValues(merged);
    setConflict({ message: error.messages.join(' '), changes });
    onStored(theirs);
  };

  const save = async (values: AreaValues, form: FormikHelpers<AreaValues>): Promise<void> => {
    setFailure(null);
    setConflict(null);
    const body = bodyOf(values);
    const { data, error } = area
      ? await change({ id: area._id, body: { ...body, version: area.version } })
      : await add(body);
    if (isApiError(error)) settle(error, values, form);
    if (!data) return;
    enqueueSnackbar(data.message, { variant: 'success' });
    form.resetForm({ values: valuesOf(data.data) });
    onStored(data.data);
  };

  return (
    <Formik<AreaValues>
      initialValues={area ? valuesOf(area) : newArea(areas[0])}
      validationSchema={areaSchema}
      onSubmit={save}
    >
      {({ values, dirty, isSubmitting, submitCount, isValid, setFieldValue, setValues }) => (
        <Form noValidate>
          <FocusFirstInvalid />
          <WarnUnsaved isDirty={dirty} />
          <Stack spacing={2} useFlexGap>
            {conflict && (
              <AreaChangedMeanwhile
                {...conflict}
                values={values}
                onTake={(taken, next) => {
                  void setValues(next);
                  setConflict({ ...conflict, changes: conflict.changes.filter((one) => one !== taken) });
                }}
              />
            )}
            <Card sx={card}>
              <TranslatedField name="name" label={t('name')} hint={t('nameHint')} translate={translate} />
              <FormControlLabel
                control={
                  <Switch
                    checked={values.active}
                    onChange={(_event, isActive) => void setFieldValue('active', isActive)}
                  />
                }
                label={t('active')}
                sx={{ minHeight: 44 }}
              />
            </Card>
            <Box
              sx={{
                display: 'grid',
                gap: 2,
                alignItems: 'start',
                gridTemplateColumns: { mobile: 'minmax(0, 1fr)', desktop: 'minmax(0, 3fr) minmax(0, 2fr)' },
              }}
            >
              <Card sx={card}>
                <PointsField store={store} others={others} />
              </Card>
              <Card sx={card}>
                <StepsFields />
              </Card>
            </Box>
          </Stack>
          <ActionBar sx={{ marginTop: 2 }}>
            {failure !== null && (
              <Alert severity="error" sx={{ width: '100%' }}>
                {failure}
              </Alert>
            )}
            {dirty && (
              <MovedAddresses
                change={{ areaId: area?._id ?? null, corners: bodyOf(values).corners, active: values.active }}
              />
            )}
            <Button type="submit" variant="contained" size="large" disabled={!dirty} loading={isSubmitting}>
              {t(area ? 'save' : 'saveNew')}
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
