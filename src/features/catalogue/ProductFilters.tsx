import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import type { ProductSort } from '../../../contract/constants';
import { PriceRangeForm } from './PriceRangeForm';
import { isNarrowed, LIST_SORTS, NOTHING_NARROWED, type ProductChoice } from './productChoice';

interface ProductFiltersProps {
  choice: ProductChoice;
  /** The orders to choose from, the usual one first. */
  sorts?: readonly ProductSort[];
  onChange: (changes: { [Key in keyof ProductChoice]?: ProductChoice[Key] | undefined }) => void;
}

/** Order, stock and price of a list. It keeps nothing itself: the page puts the choice into the address. */
export const ProductFilters = ({ choice, sorts = LIST_SORTS, onChange }: ProductFiltersProps) => {
  const { t } = useTranslation('catalogue');
  const [usual] = sorts;
  return (
    <Box
      role="group"
      aria-label={t('filters.title')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1.5 }}
    >
      <TextField
        select
        size="small"
        label={t('filters.sort')}
        value={choice.sort ?? usual}
        onChange={({ target }) =>
          onChange({ sort: target.value === usual ? undefined : (target.value as ProductSort) })
        }
        // The system's own list is the better one under a thumb.
        slotProps={{ select: { native: true } }}
        sx={{ width: 'auto', minWidth: 176, '& .MuiInputBase-root': { minHeight: 44 } }}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`filters.sortBy.${sort}`)}
          </option>
        ))}
      </TextField>
      <FormControlLabel
        control={<Switch checked={choice.inStock} onChange={(_event, checked) => onChange({ inStock: checked })} />}
        label={t('filters.inStock')}
        sx={{ minHeight: 44 }}
      />
      <PriceRangeForm
        // Another range in the address, e.g. by Back, is another form.
        key={`${choice.minRupees}-${choice.maxRupees}`}
        minRupees={choice.minRupees}
        maxRupees={choice.maxRupees}
        onApply={onChange}
      />
      {isNarrowed(choice) && <Button onClick={() => onChange(NOTHING_NARROWED)}>{t('filters.clear')}</Button>}
    </Box>
  );
};
