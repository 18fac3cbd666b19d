import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import type { SettingsSection } from '../../../../contract/settingsFields';
import type { StoredSection } from '../../../../contract/shopSettings';
import { ChangedMeanwhile } from '../../components/ChangedMeanwhile';
import { DraftFormik } from '../../components/DraftFormik';
import { EditForm } from '../../components/EditForm';
import { useSharedEdit } from '../../hooks/useSharedEdit';
import { withLeaf } from '../../lib/threeWay';
import { useSaveSettingsMutation } from '../../store/settingsApi';
import { useSettingsTexts } from '../../hooks/useSettingsTexts';
import { FocusField } from './FocusField';
import { SettingsField } from './SettingsField';
import { errorsOf, fieldsOf, formOf, valuesOf, type FormValues } from './settingsValues';
import { useForeignValue } from './useForeignValue';

/** Short ones share a row. */
const isWide = (kind: string): boolean => kind !== 'text' && kind !== 'number' && kind !== 'paise';

interface SettingsFormProps {
  section: SettingsSection;
  /** The section as the server sent it last. */
  stored: StoredSection;
  /** After saving, or after learning that another person did. */
  onStored: (stored: StoredSection) => void;
}

/** A section's form. Where another person saved first, nothing typed here is lost. */
export const SettingsForm = ({ section, stored, onStored }: SettingsFormProps) => {
  const { t } = useTranslation('staffSettings');
  const { sentence, pathName } = useSettingsTexts();
  const foreignValue = useForeignValue();
  const [saveSettings] = useSaveSettingsMutation();
  const { failure, conflict, save, taken, restored } = useSharedEdit<FormValues, StoredSection>({
    stored,
    conflictKey: 'section',
    onStored,
    valuesOf: ({ values }) => formOf(section, values),
    send: (form) => saveSettings({ section, body: { ...valuesOf(section, form), revision: stored.revision } }),
  });

  return (
    <DraftFormik<FormValues>
      draft={`settings-${section}`}
      initialValues={formOf(section, stored.values)}
      validate={(form) => errorsOf(section, form, stored.samples, sentence)}
      onSubmit={save}
      onChanged={restored}
    >
      {({ values, setValues }) => (
        <EditForm failure={failure} saveLabel={t('save')}>
          <FocusField />
          {conflict && (
            <ChangedMeanwhile
              message={conflict.message}
              changes={conflict.changes.map((change) => ({
                ...change,
                label: pathName(change.path),
                theirs: foreignValue(change.theirs),
                onTake: () => {
                  void setValues(withLeaf(values, change.path, change.theirs));
                  taken(change);
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
        </EditForm>
      )}
    </DraftFormik>
  );
};
