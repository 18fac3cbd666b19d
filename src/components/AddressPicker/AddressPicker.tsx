import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlaceOutlined } from '../icons';
import { MAP_DEFAULT_ZOOM } from '../../../contract/constants';
import type { LatLng } from '../../../contract/geo';
import type { Store } from '../../../contract/homepage';
import { isInsideArea } from '../../lib/geo';
import { DeliveryMap } from '../DeliveryMap/DeliveryMap';
import { useToasts } from '../../hooks/useToasts';
import { AddressForm } from './AddressForm';
import { emptyAddressValues, type AddressValues } from './addressValues';
import { OutsideArea } from './OutsideArea';
import { usePlaceWords, type Geocode } from './usePlaceWords';

/** Where nobody has said where they are: some quarters of the city in view. */
const ZOOM_WITHOUT_PLACE = 13;

interface AddressPickerProps {
  /** The shop's settings: delivery area, its middle, and which maps to draw. */
  store: Pick<Store, 'delivery' | 'map'>;
  /** The point chosen so far; null shows the middle of the area and waits for the map to be moved. */
  start: LatLng | null;
  /** What the form begins with, when an address is changed. */
  initialValues?: AddressValues;
  /** Asks who receives the goods, and for notes, too: where that can be kept. */
  asksReceiver?: boolean;
  /** Finds the words for a place. */
  geocode: Geocode;
  /** Gives what the server said of single fields, if it refused them. */
  onSave: (values: AddressValues, place: LatLng) => Promise<Record<string, string> | undefined>;
}

/**
 * A map to choose a place on, and the form for its words; outside the delivery area, a way back into it. For adding and
 * for changing an address. A place that is settled is shown by DeliveryMap alone.
 */
export const AddressPicker = ({
  store,
  start,
  initialValues = emptyAddressValues,
  asksReceiver = true,
  geocode,
  onSave,
}: AddressPickerProps) => {
  const { t } = useTranslation('location');
  const { enqueueSnackbar } = useToasts();
  const [place, setPlace] = useState(start);
  const placeWords = usePlaceWords(place, geocode);
  const { area, centre } = store.delivery;

  const save = async (values: AddressValues) => {
    if (place) return onSave(values, place);
    enqueueSnackbar(t('chooseFromMap'), { variant: 'error' });
    return undefined;
  };

  const isOutside = place !== null && !isInsideArea(place, area);
  return (
    <Stack spacing={2}>
      <DeliveryMap
        store={store}
        zoom={start ? MAP_DEFAULT_ZOOM : ZOOM_WITHOUT_PLACE}
        centre={place ?? centre}
        onMove={setPlace}
        label={t('mapLabel')}
      />
      <Stack direction="row" spacing={1} role="status" sx={{ alignItems: 'center', minHeight: 28 }}>
        <PlaceOutlined color="primary" />
        <Typography variant={placeWords ? 'subtitle1' : 'body2'} component="p">
          {placeWords?.locationName ?? t('mapHint')}
        </Typography>
      </Stack>
      {isOutside && <OutsideArea onRecentre={() => setPlace(centre)} />}
      {/* Hidden, not gone: whoever strays over the border finds what they typed again. */}
      <Box hidden={isOutside}>
        <AddressForm
          initialValues={initialValues}
          suggestedStreet={placeWords?.street ?? null}
          asksReceiver={asksReceiver}
          onSubmit={save}
        />
      </Box>
    </Stack>
  );
};
