import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { MAX_PART_QUANTITY, MAX_PARTS } from '../../../../contract/catalogueRules';
import { readRupees } from '../../../../contract/readRupees';
import { FormField } from '../../../components/FormField';
import { DeleteOutlined } from '../../../components/lazyIcons';
import { formatPaise } from '../../../lib/money';
import { useFormatSize } from '../../../hooks/useFormatSize';
import { CountStepper } from '../../components/CountStepper';
import { PackSearch } from '../../components/PackSearch';
import type { ProductValues } from './productValues';
import { useCatalogueErrors } from './useCatalogueErrors';

/** Edits a set's contents, and shows its price beside that of its parts. Its size and stock follow from them. */
export const PartsFields = ({ stock }: { stock: number | null }) => {
  const { t } = useTranslation('staffCatalogue');
  const formatSize = useFormatSize();
  const translate = useCatalogueErrors();
  const form = useFormikContext<ProductValues>();
  const { values, errors, submitCount, setFieldValue } = form;
  const { parts } = values;
  const rejected = form.status as Record<string, string> | undefined;
  const tooFew = submitCount > 0 && typeof errors.parts === 'string' ? translate(errors.parts) : undefined;
  const problem = rejected?.parts ?? tooFew;
  const singlyPaise = parts.reduce((sum, { quantity, pricePaise }) => sum + quantity * pricePaise, 0);
  const savedPaise = singlyPaise - (readRupees(values.packs[0]?.pricePaise ?? '') ?? 0);
  const change = (next: ProductValues['parts']) => void setFieldValue('parts', next);
  const setQuantity = (packId: string, quantity: number) =>
    change(parts.map((part) => (part.packId === packId ? { ...part, quantity } : part)));

  return (
    <Stack spacing={1.5} useFlexGap>
      {parts.length === 0 && <Typography color="textSecondary">{t('set.none')}</Typography>}
      {parts.map((part, at) => {
        const name = `${part.name} · ${formatSize(part)}`;
        return (
          <Box key={part.packId}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
              <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
                <CountStepper
                  label={name}
                  value={part.quantity}
                  min={1}
                  max={MAX_PART_QUANTITY}
                  onChange={(quantity) => setQuantity(part.packId, quantity)}
                />
              </Box>
              <Typography sx={{ minWidth: 72, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>
                {formatPaise(part.quantity * part.pricePaise)}
              </Typography>
              <IconButton
                aria-label={t('set.remove', { name })}
                onClick={() => change(parts.filter((other) => other !== part))}
              >
                <DeleteOutlined />
              </IconButton>
            </Box>
            {rejected?.[`parts.${at}`] !== undefined && (
              <FormHelperText error>{rejected[`parts.${at}`]}</FormHelperText>
            )}
          </Box>
        );
      })}
      {parts.length < MAX_PARTS && (
        <PackSearch
          label={t('set.add')}
          withSoldOut
          onPick={({ packId, name, netGrams, measure, pricePaise }) => {
            const known = parts.find((part) => part.packId === packId);
            if (known) setQuantity(packId, Math.min(known.quantity + 1, MAX_PART_QUANTITY));
            else change([...parts, { packId, name, netGrams, measure, pricePaise, quantity: 1 }]);
          }}
        />
      )}
      {problem !== undefined && <FormHelperText error>{problem}</FormHelperText>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1, alignItems: 'flex-start' }}>
        <FormField
          name="packs.0.pricePaise"
          label={t('set.price')}
          hint={t('set.priceHint')}
          translate={translate}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
        <Box>
          <FormControlLabel
            control={
              <Switch
                checked={values.packs[0]?.hidden === false}
                onChange={(_event, isSold) => void setFieldValue('packs.0.hidden', !isSold)}
              />
            }
            label={t('packs.sold')}
            sx={{ minHeight: 44 }}
          />
          {stock !== null && (
            <Typography variant="caption" component="p" color="textSecondary">
              {t('packs.stock', { count: stock })}
            </Typography>
          )}
        </Box>
      </Box>
      {singlyPaise > 0 && (
        <Typography role="status" variant="body2" color={savedPaise > 0 ? 'textSecondary' : 'error'}>
          {savedPaise > 0
            ? t('set.saves', { singly: formatPaise(singlyPaise), saved: formatPaise(savedPaise) })
            : t('set.savesNothing', { singly: formatPaise(singlyPaise) })}
        </Typography>
      )}
    </Stack>
  );
};
