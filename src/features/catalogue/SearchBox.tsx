import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { useState, type SubmitEvent } from 'react';
import { Search } from '../../components/icons';

interface SearchBoxProps {
  value: string | undefined;
  onSearch: (words: string | undefined) => void;
}

/** A search for the pages on which a phone shows no header. */
export const SearchBox = ({ value, onSearch }: SearchBoxProps) => {
  const { t } = useTranslation('catalogue');
  const [words, setWords] = useState(value ?? '');

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onSearch(words.trim() || undefined);
  };
  return (
    <Box component="form" role="search" onSubmit={submit}>
      <TextField
        type="search"
        size="small"
        label={t('search')}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        slotProps={{
          htmlInput: { maxLength: 100 },
          input: {
            endAdornment: (
              <IconButton type="submit" aria-label={t('startSearch')} edge="end">
                <Search />
              </IconButton>
            ),
          },
        }}
      />
    </Box>
  );
};
