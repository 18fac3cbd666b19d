import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_SEARCH_LENGTH } from '../../../../contract/constants';
import type { Category } from '../../../../contract/homepage';
import { useDebounced } from '../../../hooks/useDebounced';
import { useShortcuts } from '../../hooks/useShortcuts';

interface StockFilterProps {
  categories: readonly Category[];
  search: string;
  categoryId: string;
  onSearch: (search: string) => void;
  onCategory: (categoryId: string) => void;
}

const TYPING_MS = 300;

/** Search by any name, or one category after the other. The slash key reaches the search. */
export const StockFilter = ({ categories, search, categoryId, onSearch, onCategory }: StockFilterProps) => {
  const { t } = useTranslation('staffStock');
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(search);
  const debounced = useDebounced(typed.trim(), TYPING_MS);

  useEffect(() => {
    if (debounced !== search) onSearch(debounced);
    // oxlint-disable-next-line react/exhaustive-deps -- only what was typed changes the URL
  }, [debounced]);

  useShortcuts(({ key }) => {
    if (key === '/') input.current?.focus();
    return key === '/';
  });

  return (
    <Box
      role="search"
      aria-label={t('filter.label')}
      sx={{
        display: 'grid',
        gap: 1.5,
        mb: 2,
        maxWidth: 960,
        gridTemplateColumns: { mobile: 'minmax(0, 1fr)', tablet: 'minmax(0, 2fr) minmax(0, 1fr)' },
      }}
    >
      <TextField
        type="search"
        label={t('filter.search')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        inputRef={input}
        slotProps={{ htmlInput: { maxLength: MAX_SEARCH_LENGTH } }}
      />
      <TextField
        select
        label={t('filter.category')}
        value={categories.some(({ _id }) => _id === categoryId) && typed === '' ? categoryId : ''}
        onChange={({ target }) => {
          setTyped('');
          onCategory(target.value);
        }}
      >
        {categories.map(({ _id, name }) => (
          <MenuItem key={_id} value={_id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
};
