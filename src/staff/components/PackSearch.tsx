import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDebounced } from '../../hooks/useDebounced';
import { formatPaise } from '../../lib/money';
import { formatGrams } from '../../lib/weight';
import { useGetProductsInfiniteQuery } from '../../store/api/homepageApi';

/** A pack of the shop. */
export interface FoundPack {
  packId: string;
  name: string;
  secondName: string;
  netGrams: number;
  pricePaise: number;
  available: number;
}

interface PackSearchProps {
  label: string;
  autoFocus?: boolean;
  /** Not offered. */
  exceptPackId?: string;
  /** Also packs without stock. */
  withSoldOut?: boolean;
  onPick: (pack: FoundPack) => void;
}

const SETTLE_MS = 200;
const PRODUCTS = 8;

/** Finds a pack by its product's name; arrows and Enter pick it, and the field is ready for the next. */
export const PackSearch = ({
  label,
  autoFocus = false,
  exceptPackId,
  withSoldOut = false,
  onPick,
}: PackSearchProps) => {
  const { t } = useTranslation('staffPacking');
  const [text, setText] = useState('');
  const search = useDebounced(text.trim(), SETTLE_MS);
  // Enter must not pick what was found for an earlier text.
  const isSettled = search === text.trim();
  const { currentData, isFetching } = useGetProductsInfiniteQuery(
    { search, inStock: !withSoldOut, limit: PRODUCTS },
    { skip: search === '' },
  );
  const found: FoundPack[] = (currentData?.pages ?? [])
    .flatMap(({ items }) => items)
    .flatMap(({ name, secondName, packs }) =>
      packs.map(({ _id, netGrams, productPrice, available }) => ({
        ...{ packId: _id, name, secondName, netGrams, pricePaise: productPrice, available },
      })),
    )
    .filter(({ packId, available }) => (withSoldOut || available > 0) && packId !== exceptPackId);

  return (
    <Autocomplete
      options={search !== '' && isSettled ? found : []}
      value={null}
      inputValue={text}
      blurOnSelect={false}
      forcePopupIcon={false}
      autoHighlight
      clearOnBlur={false}
      loading={isFetching || !isSettled}
      loadingText={t('search.loading')}
      noOptionsText={t(search === '' ? 'search.prompt' : 'search.nothing')}
      filterOptions={(options) => options}
      getOptionKey={({ packId }) => packId}
      getOptionLabel={({ name }) => name}
      onInputChange={(_event, value, reason) => setText(reason === 'selectOption' ? '' : value)}
      onChange={(_event, pack) => {
        if (pack) onPick(pack);
        setText('');
      }}
      renderOption={({ key, ...props }, { name, secondName, netGrams, pricePaise, available }) => (
        <Box key={key} component="li" {...props} sx={{ minHeight: 44 }}>
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <Typography variant="subtitle2">{`${name} · ${formatGrams(netGrams)}`}</Typography>
            <Typography variant="caption" color="textSecondary">
              {`${secondName} · ${t('search.available', { count: available })}`}
            </Typography>
          </Box>
          <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{formatPaise(pricePaise)}</Typography>
        </Box>
      )}
      renderInput={(params) => <TextField {...params} label={label} autoFocus={autoFocus} />}
    />
  );
};
