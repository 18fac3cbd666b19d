import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Measure } from '../../../contract/packSize';
import { formatPaise } from '../../lib/money';
import { useFormatSize } from '../../hooks/useFormatSize';
import { useFoundProducts } from '../hooks/useFoundProducts';

/** A pack of the shop. */
export interface FoundPack {
  packId: string;
  name: string;
  secondName: string;
  netGrams: number;
  measure: Measure;
  pricePaise: number;
  available: number;
}

interface PackSearchProps {
  label: string;
  autoFocus?: boolean;
  /** The pack that is not offered. */
  exceptPackId?: string;
  /** It finds packs without stock, too. */
  withSoldOut?: boolean;
  onPick: (pack: FoundPack) => void;
}

/** Finds a pack by its product's name; arrows and Enter pick it, and the field is ready for the next. */
export const PackSearch = ({
  label,
  autoFocus = false,
  exceptPackId,
  withSoldOut = false,
  onPick,
}: PackSearchProps) => {
  const { t } = useTranslation('staffPacking');
  const formatSize = useFormatSize();
  const [text, setText] = useState('');
  const { products, isLoading } = useFoundProducts(text, { inStock: !withSoldOut });
  const found: FoundPack[] = products
    .flatMap(({ name, secondName, packs }) =>
      packs.map(({ _id, netGrams, measure, productPrice, available }) => ({
        packId: _id,
        name,
        secondName,
        netGrams,
        measure,
        pricePaise: productPrice,
        available,
      })),
    )
    .filter(({ packId, available }) => (withSoldOut || available > 0) && packId !== exceptPackId);

  return (
    <Autocomplete
      options={found}
      value={null}
      inputValue={text}
      blurOnSelect={false}
      forcePopupIcon={false}
      autoHighlight
      clearOnBlur={false}
      loading={isLoading}
      loadingText={t('search.loading')}
      noOptionsText={t(text.trim() === '' ? 'search.prompt' : 'search.nothing')}
      filterOptions={(options) => options}
      getOptionKey={({ packId }) => packId}
      getOptionLabel={({ name }) => name}
      onInputChange={(_event, value, reason) => setText(reason === 'selectOption' ? '' : value)}
      onChange={(_event, pack) => {
        if (pack) onPick(pack);
        setText('');
      }}
      renderOption={({ key, ...props }, { name, secondName, pricePaise, available, ...size }) => (
        <Box key={key} component="li" {...props} sx={{ minHeight: 44 }}>
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <Typography variant="subtitle2">{`${name} · ${formatSize(size)}`}</Typography>
            <Typography variant="caption" color="textSecondary">
              {[secondName, t('search.available', { count: available })].filter(Boolean).join(' · ')}
            </Typography>
          </Box>
          <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{formatPaise(pricePaise)}</Typography>
        </Box>
      )}
      renderInput={(params) => <TextField {...params} label={label} autoFocus={autoFocus} />}
    />
  );
};
