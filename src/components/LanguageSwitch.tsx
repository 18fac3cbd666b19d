import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import { useTranslation } from 'react-i18next';
import { Translate } from './icons';
import { LANGUAGES, type Language } from '../../contract/constants';
import { LANGUAGE_NAMES } from '../lib/language';

interface LanguageSwitchProps {
  language: Language;
  onChange: (language: Language) => void;
}

/** Chooses the language; each is called by its own name, for those who can read no other. */
export const LanguageSwitch = ({ language, onChange }: LanguageSwitchProps) => {
  const { t } = useTranslation('common');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'inherit' }}>
      <Translate fontSize="small" aria-hidden />
      <NativeSelect
        value={language}
        disableUnderline
        onChange={(event) => onChange(event.target.value as Language)}
        inputProps={{ 'aria-label': t('chooseLanguage') }}
        sx={{
          color: 'inherit',
          minHeight: 44,
          typography: 'body2',
          '& .MuiNativeSelect-icon': { color: 'inherit' },
          '& option': { color: 'text.primary' },
        }}
      >
        {LANGUAGES.map((code) => (
          <option key={code} value={code} lang={code}>
            {LANGUAGE_NAMES[code]}
          </option>
        ))}
      </NativeSelect>
    </Box>
  );
};
