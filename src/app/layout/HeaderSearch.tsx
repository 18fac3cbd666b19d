import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Search } from '../../components/icons';

/** Looks for goods: the words go into the address of the category list. */
export const HeaderSearch = () => {
  const { t } = useTranslation('layout');
  const navigate = useNavigate();

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get('search');
    const search = typeof words === 'string' ? words.trim() : '';
    if (search !== '') void navigate(`/categories?${new URLSearchParams({ search }).toString()}`);
  };

  return (
    <Box
      component="form"
      role="search"
      onSubmit={submit}
      sx={{
        gridColumn: { mobile: '1 / -1', desktop: 'auto' },
        display: 'flex',
        alignItems: 'center',
        paddingInlineStart: 2,
        border: '1px solid',
        borderColor: 'surface.line',
        borderRadius: 999,
        bgcolor: 'background.paper',
      }}
    >
      <InputBase
        name="search"
        type="search"
        placeholder={t('searchPlaceholder')}
        fullWidth
        slotProps={{ input: { 'aria-label': t('search'), maxLength: 100, enterKeyHint: 'search' } }}
      />
      <IconButton type="submit" aria-label={t('search')} color="primary">
        <Search />
      </IconButton>
    </Box>
  );
};
