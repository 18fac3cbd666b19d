import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { productPath } from '../../../../contract/routes';
import type { SellingBanners } from '../../../../contract/staffSelling';
import { useFoundProducts } from '../../hooks/useFoundProducts';

interface ProductFieldProps {
  /** Path of its page; '' for none. */
  value: string;
  /** Names of products that are linked already. */
  known: SellingBanners['products'];
  error: boolean;
  helperText: string;
  onChange: (path: string) => void;
}

/** A product of the shop, found by its name: of a thousand, too. */
export const ProductField = ({ value, known, error, helperText, onChange }: ProductFieldProps) => {
  const { t } = useTranslation('staffSelling');
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<SellingBanners['products'][number] | null>(null);
  const isLinked = ({ slug }: { slug: string }) => productPath(slug) === value;
  const product = [...(chosen ? [chosen] : []), ...known].find(isLinked);
  // Hidden or deleted: its path is all there is.
  const shown = product ?? (value === '' ? null : { slug: value, name: value });
  const { products, isLoading } = useFoundProducts(text === shown?.name ? '' : text);

  return (
    <Autocomplete
      options={products.map(({ slug, name }) => ({ slug, name }))}
      value={shown}
      inputValue={text}
      forcePopupIcon={false}
      loading={isLoading}
      loadingText={t('link.loading')}
      noOptionsText={t(text.trim() === '' || text === shown?.name ? 'link.prompt' : 'link.nothing')}
      filterOptions={(options) => options}
      isOptionEqualToValue={(one, other) => one.slug === other.slug}
      getOptionKey={({ slug }) => slug}
      getOptionLabel={({ name }) => name}
      onInputChange={(_event, typed) => setText(typed)}
      onChange={(_event, picked) => {
        setChosen(picked);
        onChange(picked ? productPath(picked.slug) : '');
      }}
      renderInput={(params) => (
        <TextField {...params} label={t('link.productName')} error={error} helperText={helperText} />
      )}
    />
  );
};
