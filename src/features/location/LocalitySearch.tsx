import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import type { LatLng } from '../../../contract/geo';
import type { Locality } from '../../../contract/homepage';

interface LocalitySearchProps {
  localities: readonly Locality[];
  onChoose: (place: LatLng) => void;
}

/** Finds a locality by its English or Tamil name or its PIN. */
const filterLocalities = createFilterOptions<Locality>({
  stringify: ({ name, nameTa, pin }) => `${name} ${nameTa} ${pin}`,
});

/** Search for a locality by hand, for whoever cannot or will not share a position. */
export const LocalitySearch = ({ localities, onChoose }: LocalitySearchProps) => {
  const { t, i18n } = useTranslation('location');
  const nameOf = ({ name, nameTa }: Locality) => (i18n.language === 'ta' ? nameTa : name);
  return (
    <Autocomplete
      options={localities}
      filterOptions={filterLocalities}
      getOptionLabel={(locality) => `${nameOf(locality)} · ${locality.pin}`}
      getOptionKey={({ name }) => name}
      noOptionsText={t('searchNone')}
      // It is for typing: fifty names are no menu.
      forcePopupIcon={false}
      clearText={t('searchClear')}
      onChange={(_event, locality) => {
        if (locality) onChoose(locality.location);
      }}
      renderInput={(props) => <TextField {...props} label={t('search')} />}
    />
  );
};
