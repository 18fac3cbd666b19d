import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LatLng } from '../../../contract/geo';
import type { Store } from '../../../contract/homepage';
import { isInsideArea } from '../../lib/geo';
import { DeliveryMap } from '../DeliveryMap/DeliveryMap';
import { AddressForm } from './AddressForm';
import { emptyAddressValues, type AddressValues } from './addressValues';
import { OutsideArea } from './OutsideArea';
import { usePlaceWords, type Geocode } from './usePlaceWords';

interface AddressPickerProps {
  store: Pick<Store, 'delivery' | 'map'>;
  /** The point chosen so far; null shows the middle of the area and waits for the map to be moved. */
  start: LatLng | null;
  initialValues?: AddressValues;
  geocode: Geocode;
  /** Gives what the server said of single fields, if it refused them. */
  onSave: (values: AddressValues, place: LatLng) => Promise<Record<string, string> | undefined>;
}

/** A map to choose a place on, and the form for its words; outside the delivery area, a way back into it. */
export const AddressPicker = ({
  store,
  start,
  initialValues = emptyAddressValues,
  geocode,
  onSave,
}: AddressPickerProps) => {
  const { t } = useTranslation('location');
  const { enqueueSnackbar } = useSnackbar();
  const [place, setPlace] = useState(start);
  const placeWords = usePlaceWords(place, geocode);
  const { area, centre } = store.delivery;

  const save = async (values: AddressValues) => {
    if (place) return onSave(values, place);
    enqueueSnackbar(t('chooseFromMap'), { variant: 'error' });
    return undefined;
  };

  return (
    <Stack spacing={2}>
      <DeliveryMap store={store} centre={place ?? centre} onMove={setPlace} label={t('mapLabel')} />
      <Typography variant="body2" color="text.secondary">
        {t('mapHint')}
      </Typography>
      {placeWords && (
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }} role="status">
          <PlaceOutlined color="primary" aria-hidden />
          <Typography variant="subtitle1" component="p">
            {placeWords.locationName}
          </Typography>
        </Stack>
      )}
      {place && !isInsideArea(place, area) ? (
        <OutsideArea onRecentre={() => setPlace(centre)} />
      ) : (
        <AddressForm initialValues={initialValues} suggestedStreet={placeWords?.street ?? null} onSubmit={save} />
      )}
    </Stack>
  );
};
