import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Language } from '../../../../contract/constants';
import { STAFF_ROLES } from '../../../../contract/staffRights';
import { FormField } from '../../../components/FormField';
import { PillChoice } from '../../../components/PillChoice';
import { LANGUAGE_NAMES } from '../../../lib/language';

export interface PersonValues {
  name: string;
  /** A role's code as text. */
  role: string;
  language: Language;
}

/** Name, role and language, within a form. */
export const PersonFields = () => {
  const { t } = useTranslation(['staffPeople', 'staffFrame']);
  const { values, setFieldValue } = useFormikContext<PersonValues>();
  return (
    <>
      <FormField
        name="name"
        label={t('name')}
        autoComplete="off"
        translate={() => t('nameRequired')}
        slotProps={{ htmlInput: { maxLength: 80 } }}
      />
      <PillChoice
        label={t('role')}
        value={values.role}
        options={STAFF_ROLES.map((role) => ({ value: String(role), label: t(`staffFrame:roles.${role}`) }))}
        onChange={(role) => void setFieldValue('role', role)}
      />
      <PillChoice
        label={t('language')}
        value={values.language}
        options={LANGUAGES.map((code) => ({ value: code, label: LANGUAGE_NAMES[code], lang: code }))}
        onChange={(language) => void setFieldValue('language', language)}
      />
    </>
  );
};
