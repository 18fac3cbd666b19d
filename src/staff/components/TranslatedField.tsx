import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { getIn, useFormikContext } from 'formik';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Language } from '../../../contract/constants';
import { FormField } from '../../components/FormField';
import { LANGUAGE_NAMES } from '../../lib/language';

interface TranslatedFieldProps {
  /** The field whose value is an object with a text per language. */
  name: string;
  label: string;
  hint?: string;
  /** Lines to begin with. */
  rows?: number;
  /** The English text may not be empty. */
  isRequired?: boolean;
  /** Translates a message key of the schema. */
  translate: (messageKey: string) => string;
}

/** One text in three languages, side by side where there is room. */
export const TranslatedField = ({
  name,
  label,
  hint,
  rows = 1,
  isRequired = false,
  translate,
}: TranslatedFieldProps) => {
  const { t } = useTranslation('staffFrame');
  const labelId = useId();
  const { values } = useFormikContext();
  const texts = getIn(values, name) as Record<Language, string>;
  return (
    <Box role="group" aria-labelledby={labelId}>
      <Typography id={labelId} variant="subtitle2">
        {label}
      </Typography>
      {hint !== undefined && (
        <Typography variant="body2" color="textSecondary">
          {hint}
        </Typography>
      )}
      <Box
        sx={{
          display: 'grid',
          columnGap: 1.5,
          marginTop: 1.5,
          gridTemplateColumns: { mobile: 'minmax(0, 1fr)', tablet: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {LANGUAGES.map((language) => {
          const isMissing = texts.en.trim() !== '' && texts[language].trim() === '';
          return (
            <FormField
              key={language}
              name={`${name}.${language}`}
              label={LANGUAGE_NAMES[language]}
              translate={translate}
              hint={isMissing ? t('showsEnglish') : ' '}
              multiline={rows > 1}
              minRows={rows}
              required={isRequired && language === 'en'}
              slotProps={{
                inputLabel: { lang: language },
                htmlInput: { lang: language, 'aria-label': `${label}, ${LANGUAGE_NAMES[language]}` },
              }}
            />
          );
        })}
      </Box>
    </Box>
  );
};
