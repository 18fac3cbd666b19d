import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { FieldArray, useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { MAX_TAX_RATES } from '../../../../contract/catalogueRules';
import { FormField } from '../../../components/FormField';
import { Add } from '../../../components/icons';
import { DeleteOutlined } from '../../../components/lazyIcons';
import { useCatalogueErrors } from '../../features/catalogue/useCatalogueErrors';
import type { TaxClassValues } from './taxClassValues';

/** Rates from today on: a change of the law is entered before its day. */
export const RatesFields = ({ today }: { today: string }) => {
  const { t } = useTranslation('staffCatalogue');
  const translate = useCatalogueErrors();
  const { values } = useFormikContext<TaxClassValues>();
  return (
    <FieldArray name="rates">
      {(list) => (
        <Stack spacing={1} useFlexGap>
          {values.rates.map((rate, at) => (
            <Stack
              key={at}
              role="group"
              aria-label={t('taxes.rate', { number: at + 1 })}
              direction="row"
              spacing={1}
              useFlexGap
              sx={{ alignItems: 'flex-start', '& > :first-of-type': { flex: '0 0 164px' } }}
            >
              <FormField
                name={`rates.${at}.from`}
                type="date"
                label={t('taxes.from')}
                translate={translate}
                slotProps={{ htmlInput: { min: today }, inputLabel: { shrink: true } }}
              />
              <FormField
                name={`rates.${at}.gstPercent`}
                label={t('fields.gstPercent')}
                translate={translate}
                slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 2 } }}
              />
              <IconButton
                aria-label={t('taxes.removeRate', { number: at + 1 })}
                onClick={() => list.remove(at)}
                sx={{ marginTop: 0.75 }}
              >
                <DeleteOutlined />
              </IconButton>
            </Stack>
          ))}
          {values.rates.length < MAX_TAX_RATES && (
            <Button
              variant="outlined"
              startIcon={<Add />}
              onClick={() => list.push({ from: '', gstPercent: '' })}
              sx={{ alignSelf: 'flex-start' }}
            >
              {t('taxes.addRate')}
            </Button>
          )}
        </Stack>
      )}
    </FieldArray>
  );
};
