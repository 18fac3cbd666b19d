import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PRODUCT_STATES, type ProductState } from '../../../../contract/catalogueRules';
import { Search } from '../../../components/icons';
import { FilterSelect } from '../../components/FilterSelect';
import type { CatalogueFilter } from '../../store/catalogueApi';
import { useGetCatalogueChoicesQuery } from '../../store/catalogueApi';

interface CatalogueFilterChange {
  search?: string;
  categoryId?: string;
  state?: ProductState | undefined;
}

interface CatalogueFiltersProps {
  filter: CatalogueFilter;
  /** It adds a filter by draft, published and hidden. */
  withState?: boolean;
  /** An empty text or undefined removes a filter. */
  onChange: (change: CatalogueFilterChange) => void;
}

/** Filters by name or SKU, by category and by state. */
export const CatalogueFilters = ({ filter, withState = false, onChange }: CatalogueFiltersProps) => {
  const { t } = useTranslation('staffCatalogue');
  const { data } = useGetCatalogueChoicesQuery(undefined);
  const { search = '', categoryId = '', state = '' } = filter;
  const [typed, setTyped] = useState(search);
  return (
    <Box
      component="form"
      role="search"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ search: typed.trim() });
      }}
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: {
          mobile: withState ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)',
          tablet: withState ? 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)' : 'minmax(0, 2fr) minmax(0, 1fr)',
        },
        marginBottom: 2,
      }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'end', gridColumn: { mobile: '1 / -1', tablet: 'auto' } }}>
        <TextField
          fullWidth
          type="search"
          label={t('filters.search')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 100 } }}
        />
        <Button
          type="submit"
          variant="outlined"
          aria-label={t('filters.find')}
          sx={{ minWidth: 56, minHeight: 48, padding: 0 }}
        >
          <Search />
        </Button>
      </Box>
      <FilterSelect
        label={t('filters.category')}
        all={t('filters.everyCategory')}
        value={categoryId}
        options={(data?.categories ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
        onChange={(value) => onChange({ categoryId: value })}
      />
      {withState && (
        <FilterSelect
          label={t('filters.state')}
          all={t('filters.everyState')}
          value={state}
          options={PRODUCT_STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
          onChange={(value) => onChange({ state: PRODUCT_STATES.find((each) => each === value) })}
        />
      )}
    </Box>
  );
};
