import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import type { Store } from '../../../../contract/homepage';
import type { StaffArea } from '../../../../contract/staffAreas';
import { DraftFormik } from '../../components/DraftFormik';
import { EditForm } from '../../components/EditForm';
import { TranslatedField } from '../../components/TranslatedField';
import { useOwnText } from '../../hooks/useOwnText';
import { useSharedEdit } from '../../hooks/useSharedEdit';
import { useAddAreaMutation, useChangeAreaMutation } from '../../store/areasApi';
import { AreaChangedMeanwhile } from './AreaChangedMeanwhile';
import { areaSchema, bodyOf, newArea, valuesOf, type AreaValues } from './areaValues';
import { MovedAddresses } from './MovedAddresses';
import { PointsField } from './PointsField';
import { StepsFields } from './StepsFields';
import { useAreaErrors } from './useAreaErrors';

interface AreaFormProps {
  /** It is as last read from the server; null for a new one. */
  area: StaffArea | null;
  /** All areas, sorted by precedence. */
  areas: readonly StaffArea[];
  store: Store;
  /** After saving, or after learning that another person did. */
  onStored: (area: StaffArea) => void;
}

const card = { padding: { mobile: 2, tablet: 2.5 } };

/** An area's name, border and charges. Where another person saved first, nothing typed here is lost. */
export const AreaForm = ({ area, areas, store, onStored }: AreaFormProps) => {
  const { t } = useTranslation('staffAreas');
  const ownText = useOwnText();
  const translate = useAreaErrors();
  const [addArea] = useAddAreaMutation();
  const [changeArea] = useChangeAreaMutation();
  const { failure, conflict, save, taken, restored } = useSharedEdit({
    stored: area,
    valuesOf,
    conflictKey: 'area',
    onStored,
    send: (values) =>
      area ? changeArea({ id: area._id, body: { ...bodyOf(values), version: area.version } }) : addArea(bodyOf(values)),
  });
  const others = areas
    .filter(({ _id }) => _id !== area?._id)
    .map(({ name, corners, active }) => ({ name: ownText(name), corners, active }));

  return (
    <DraftFormik<AreaValues>
      draft={`area-${area?._id ?? 'new'}`}
      initialValues={area ? valuesOf(area) : newArea(areas[0])}
      validationSchema={areaSchema}
      onSubmit={save}
      onChanged={restored}
    >
      {({ values, dirty, setFieldValue, setValues }) => (
        <EditForm
          failure={failure}
          isNew={area === null}
          saveLabel={t(area ? 'save' : 'saveNew')}
          notice={
            dirty && (
              <MovedAddresses
                change={{ areaId: area?._id ?? null, corners: bodyOf(values).corners, active: values.active }}
              />
            )
          }
        >
          <Stack spacing={2} useFlexGap>
            {conflict && (
              <AreaChangedMeanwhile
                {...conflict}
                values={values}
                onTake={(change, next) => {
                  void setValues(next);
                  taken(change);
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
        </EditForm>
      )}
    </DraftFormik>
  );
};
