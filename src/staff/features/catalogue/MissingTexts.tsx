import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { missingTexts } from '../../../../contract/catalogueRules';
import { LANGUAGE_NAMES } from '../../../lib/language';
import { useShowField } from './FormParts';
import type { ProductValues } from './productValues';

/** Which translations are missing in the form; each leads to its field. */
export const MissingTexts = () => {
  const { t } = useTranslation('staffCatalogue');
  const showField = useShowField();
  const { values } = useFormikContext<ProductValues>();
  const missing = missingTexts(values);
  if (missing.length === 0) return null;
  return (
    <Alert severity="info" role="group">
      {t('missing.title', { count: missing.length })}
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 1, marginTop: 0.5, marginInlineStart: -1 }}>
        {missing.map(({ text, language }) => (
          <Button
            key={`${text} ${language}`}
            size="small"
            onClick={() => showField(document.getElementsByName(`${text}.${language}`)[0])}
            sx={{ minHeight: 44 }}
          >
            {t(`fields.${text}`)} ·&nbsp;<span lang={language}>{LANGUAGE_NAMES[language]}</span>
          </Button>
        ))}
      </Stack>
    </Alert>
  );
};
