import Stack from '@mui/material/Stack';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../../contract/constants';
import { PillChoice } from '../../components/PillChoice';
import { COLOUR_MODES } from '../../lib/colourMode';
import { LANGUAGE_NAMES } from '../../lib/language';
import { useShownLanguages } from '../i18n/useShownLanguages';
import { useLanguage, type AddNamespaces } from '../i18n/useLanguage';
import { currentColourMode, onColourMode, setColourMode } from '../theme/colourMode';

interface PreferencesProps {
  /** Loads the messages of the staff's area for a language chosen later. */
  addNamespaces?: AddNamespaces;
  onLanguageChosen?: () => void;
}

/** Language and colours, one tap each. */
export const Preferences = ({ addNamespaces, onLanguageChosen }: PreferencesProps) => {
  const { t } = useTranslation('common');
  const { language, changeLanguage } = useLanguage(addNamespaces);
  const shown = useShownLanguages();
  const languages = addNamespaces ? LANGUAGES : shown;
  const mode = useSyncExternalStore(onColourMode, currentColourMode, () => 'system' as const);

  return (
    <Stack spacing={2.5}>
      {languages.length > 1 && (
        <PillChoice
          label={t('chooseLanguage')}
          value={language}
          options={languages.map((code) => ({ value: code, label: LANGUAGE_NAMES[code], lang: code }))}
          onChange={(chosen) => void changeLanguage(chosen).then(onLanguageChosen)}
        />
      )}
      <PillChoice
        label={t('colours.choose')}
        value={mode}
        options={COLOUR_MODES.map((value) => ({ value, label: t(`colours.${value}`) }))}
        onChange={setColourMode}
      />
    </Stack>
  );
};
