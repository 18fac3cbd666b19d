import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { missingToSell } from '../../../../contract/catalogueRules';
import { useShowField } from './FormParts';
import type { ProductValues } from './productValues';

/** What a draft still needs before it can be sold; each leads to its field. */
export const MissingToSell = () => {
  const { t } = useTranslation('staffCatalogue');
  const showField = useShowField();
  const { values } = useFormikContext<ProductValues>();
  const missing = missingToSell(values);
  const noPack = values.packs.length === 0;
  if (missing.length === 0 && !noPack) return null;
  return (
    <Alert severity="info" role="group">
      {t('toSell.title')}
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 1, marginTop: 0.5, marginInlineStart: -1 }}>
        {missing.map((fact) => (
          <Button
            key={fact}
            size="small"
            onClick={() => showField(document.getElementsByName(fact === 'allergens' ? 'allergens.en' : fact)[0])}
            sx={{ minHeight: 44 }}
          >
            {t(`fields.${fact}`)}
          </Button>
        ))}
        {noPack && (
          <Button
            size="small"
            onClick={() => showField(document.querySelector<HTMLElement>('[data-part="packs"] button'))}
            sx={{ minHeight: 44 }}
          >
            {t('toSell.pack')}
          </Button>
        )}
      </Stack>
    </Alert>
  );
};
