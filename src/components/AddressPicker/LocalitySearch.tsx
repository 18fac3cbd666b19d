import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LatLng } from '../../../contract/geo';
import type { Locality } from '../../../contract/homepage';
import { Search } from '../icons';
import { localityName } from '../../lib/localityName';

interface LocalitySearchProps {
  localities: readonly Locality[];
  onChoose: (point: LatLng) => void;
}

/** Matches a locality by its name in any language or by its PIN. */
const filterLocalities = createFilterOptions<Locality>({
  stringify: ({ name, nameTa, nameHi, pin }) => `${name} ${nameTa} ${nameHi} ${pin}`,
});

/** Set apart from the page by its shadow, and by its background on dark pages. */
const listSurface = { boxShadow: 3, '[data-theme="dark"] &': { bgcolor: 'surface.tint' } } as const;

/** Manual search, without geolocation. */
export const LocalitySearch = ({ localities, onChoose }: LocalitySearchProps) => {
  const { t, i18n } = useTranslation('location');
  const [text, setText] = useState('');
  const nameOf = (locality: Locality) => localityName(locality, i18n.language);
  const labelOf = (locality: Locality) => `${nameOf(locality).name} · ${locality.pin}`;
  return (
    <Autocomplete
      options={localities}
      value={null}
      inputValue={text}
      // The map shows what was chosen.
      onInputChange={(_event, typed, reason) => setText(reason === 'selectOption' ? '' : typed)}
      // Inside the dialog, because assistive technology ignores what is outside; fixed, because it is taller.
      disablePortal
      slotProps={{ popper: { popperOptions: { strategy: 'fixed' } }, paper: { variant: 'outlined', sx: listSurface } }}
      filterOptions={filterLocalities}
      getOptionLabel={labelOf}
      getOptionKey={({ name }) => name}
      renderOption={({ key, ...props }, locality) => (
        <li key={key} {...props} lang={nameOf(locality).lang}>
          {labelOf(locality)}
        </li>
      )}
      noOptionsText={t('searchNone')}
      // The field is for typing: fifty names are too many for a menu.
      forcePopupIcon={false}
      clearText={t('searchClear')}
      onChange={(_event, locality) => {
        if (locality) onChoose(locality.location);
      }}
      renderInput={(props) => (
        <TextField
          {...props}
          placeholder={t('searchHint')}
          slotProps={{
            ...props.slotProps,
            htmlInput: { ...props.slotProps.htmlInput, 'aria-label': t('search') },
            input: {
              ...props.slotProps.input,
              startAdornment: (
                <InputAdornment position="start">
                  <Search />
                </InputAdornment>
              ),
            },
          }}
        />
      )}
    />
  );
};
