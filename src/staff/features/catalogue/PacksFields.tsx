import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { FieldArray, useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import type { CataloguePack } from '../../../../contract/staffCatalogue';
import { MAX_PACKS } from '../../../../contract/catalogueRules';
import { MEASURES } from '../../../../contract/packSize';
import { FormField } from '../../../components/FormField';
import { Add } from '../../../components/icons';
import { DeleteOutlined } from '../../../components/lazyIcons';
import { useFormatSize } from '../../../hooks/useFormatSize';
import { newPack, type ProductValues } from './productValues';
import { SelectField } from './SelectField';
import { useCatalogueErrors } from './useCatalogueErrors';

/** Sizes and prices. The stock is shown; movements change it. */
export const PacksFields = ({ packs }: { packs: readonly CataloguePack[] }) => {
  const { t } = useTranslation('staffCatalogue');
  const translate = useCatalogueErrors();
  const formatSize = useFormatSize();
  const { values, setFieldValue } = useFormikContext<ProductValues>();
  return (
    <FieldArray name="packs">
      {(list) => (
        <Stack spacing={1} useFlexGap>
          {values.packs.length === 0 && <Typography color="textSecondary">{t('packs.none')}</Typography>}
          {values.packs.map((pack, at) => {
            const stored = packs.find(({ _id }) => _id === pack._id);
            const name = stored ? formatSize(stored) : t('packs.new');
            return (
              <Box
                key={pack._id ?? `new-${at}`}
                role="group"
                aria-label={name}
                sx={{
                  display: 'grid',
                  columnGap: 1.5,
                  alignItems: 'start',
                  gridTemplateColumns: { mobile: '1fr 1fr', tablet: '2fr 2fr 2fr 2fr minmax(170px, 3fr) 44px' },
                }}
              >
                <FormField
                  name={`packs.${at}.netGrams`}
                  label={t('packs.netGrams')}
                  required
                  translate={translate}
                  slotProps={{ htmlInput: { inputMode: 'numeric', readOnly: stored !== undefined } }}
                />
                <SelectField
                  name={`packs.${at}.measure`}
                  label={t('packs.measure')}
                  options={(stored ? [stored.measure] : MEASURES).map((value) => ({
                    value,
                    label: t(`packs.measures.${value}`),
                  }))}
                />
                <FormField
                  name={`packs.${at}.mrpPaise`}
                  label={t('packs.mrp')}
                  required
                  translate={translate}
                  slotProps={{ htmlInput: { inputMode: 'decimal' } }}
                />
                <FormField
                  name={`packs.${at}.pricePaise`}
                  label={t('packs.price')}
                  required
                  translate={translate}
                  slotProps={{ htmlInput: { inputMode: 'decimal' } }}
                />
                <Box>
                  <FormControlLabel
                    control={
                      <Switch
                        checked={!pack.hidden}
                        onChange={(_event, isSold) => void setFieldValue(`packs.${at}.hidden`, !isSold)}
                      />
                    }
                    label={t('packs.sold')}
                    sx={{ minHeight: 44 }}
                  />
                  {stored && (
                    <Typography variant="caption" component="p" color="textSecondary">
                      {t('packs.stock', { count: stored.stock })}
                      {stored.awaitedBy > 0 && ` · ${t('packs.awaitedBy', { count: stored.awaitedBy })}`}
                    </Typography>
                  )}
                </Box>
                {!stored?.isUsed && (
                  <IconButton
                    aria-label={t('packs.remove', { name })}
                    onClick={() => list.remove(at)}
                    sx={{ marginTop: 0.5 }}
                  >
                    <DeleteOutlined />
                  </IconButton>
                )}
              </Box>
            );
          })}
          {packs.length > 0 && (
            <Typography variant="caption" component="p" color="textSecondary">
              {t('packs.stays')}
            </Typography>
          )}
          {values.packs.length < MAX_PACKS && (
            <Button
              variant="outlined"
              startIcon={<Add />}
              onClick={() => list.push(newPack)}
              sx={{ alignSelf: 'start' }}
            >
              {t('packs.add')}
            </Button>
          )}
        </Stack>
      )}
    </FieldArray>
  );
};
